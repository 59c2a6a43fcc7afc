import type { Words } from '../../kernel/words/words.ts'
import { KeyList } from '../ui/KeyList.tsx'
import { Aside } from './Aside.tsx'

/** Keys of a keyboard and of a clicker, with their actions; a list of those of the large view follows. */
const keys = [
  { does: 'next', by: ['ArrowRight', 'PageDown'] },
  { does: 'back', by: ['ArrowLeft', 'PageUp'] },
  { does: 'start', by: ['Home'] },
  { does: 'end', by: ['End'] },
  { does: 'deciding', by: ['D'] },
  { does: 'close', by: ['Esc'] },
  { does: 'list', by: ['?'] },
] as const

/** Keys of the large view alone. */
const largeKeys = [
  { does: 'verdict', by: ['V'] },
  { does: 'blank', by: ['B', '.'] },
  { does: 'next-case', by: ['N'] },
  { does: 'case-before', by: ['P'] },
  { does: 'what-if', by: ['W'] },
  { does: 'compare', by: ['C'] },
  { does: 'odds', by: ['O'] },
  { does: 'tab', by: ['T'] },
  { does: 'countdown', by: ['3', 'M'] },
  { does: 'vote', by: ['A', 'C 1 4'] },
] as const

/** Lists the keys and their actions. */
export function Keys({ words, onClose }: { readonly words: Words; onClose(): void }) {
  const { say } = words
  const naming = {
    said: (does: string) => say(`keys.${does}`),
    named: (key: string) => say(`keys.named.${key}`),
  }
  return (
    <Aside words={words} title={say('transport.keys')} onClose={onClose}>
      <KeyList {...naming} rows={keys} />
      <p class="beside-same">{say('keys.where')}</p>
      <p class="sheet-head">{say('keys.large')}</p>
      <KeyList {...naming} rows={largeKeys} />
    </Aside>
  )
}
