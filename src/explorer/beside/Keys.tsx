import type { Words } from '../../kernel/words/words.ts'
import { Aside } from './Aside.tsx'

/** Keys of a keyboard and of a clicker, with their actions. */
const keys = [
  { does: 'next', by: ['ArrowRight', 'PageDown'] },
  { does: 'back', by: ['ArrowLeft', 'PageUp'] },
  { does: 'start', by: ['Home'] },
  { does: 'end', by: ['End'] },
  { does: 'deciding', by: ['D'] },
  { does: 'close', by: ['Esc'] },
  { does: 'list', by: ['?'] },
] as const

/** Lists the keys and their actions. */
export function Keys({ words, onClose }: { readonly words: Words; onClose(): void }) {
  const { say } = words
  return (
    <Aside words={words} title={say('transport.keys')} onClose={onClose}>
      <dl class="keys">
        {keys.map(({ does, by }) => (
          <div key={does}>
            <dt>
              {by.map((key) => (
                <kbd key={key}>{say(`keys.named.${key}`)}</kbd>
              ))}
            </dt>
            <dd>{say(`keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <p class="beside-same">{say('keys.where')}</p>
    </Aside>
  )
}
