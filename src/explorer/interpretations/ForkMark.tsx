import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { useSentences } from '../ui/useSentences.ts'
import type { Fork } from './forks.ts'
import type { Forks } from './useForks.ts'

interface ForksProps {
  readonly face: Pick<Face, 'switchName'>
  readonly words: Words
  readonly forks: Forks
  /** The lines at which the ways part that are wanted; all when absent. */
  readonly lines?: readonly number[]
  /** True when the switch's name is written beside the sign. */
  readonly isNamed?: boolean
}

/**
 * A sign for each other reading under which the case goes another way at these lines:
 * a press lays both side by side.
 */
export function ForkMarks({ face, words, forks, lines, isNamed = false }: ForksProps) {
  const here = forks.partings.filter(({ line }) => lines?.includes(line) ?? true)
  const isSaid = useSentences(words, 'interpretations', here.length > 0)
  return <>{isSaid && switchesOf(here).map(mark)}</>

  function mark(parting: Fork) {
    const name = words.say('transport.fork', { what: face.switchName(parting.key, words) })
    return (
      <button
        key={parting.key}
        type="button"
        class="fork"
        title={name}
        onClick={() => forks.open(parting)}
      >
        <ForkSign />
        <span class={isNamed ? '' : 'sr-only'}>{name}</span>
      </button>
    )
  }
}

/** All of them, each by its name. */
export function ForkList({ face, words, forks }: Omit<ForksProps, 'lines' | 'isNamed'>) {
  return (
    <p class="forks">
      <ForkMarks face={face} words={words} forks={forks} isNamed />
    </p>
  )
}

/** A way that forks. */
export function ForkSign() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={forkPath} fill="none" />
    </svg>
  )
}

/** The drawing of a way that forks. */
export const forkPath = 'M12 22v-8L5 6M12 14l7-8M5 12V5h7M12 5h7v7'

/** One parting for each switch. */
function switchesOf(partings: readonly Fork[]): readonly Fork[] {
  const first = (parting: Fork, place: number) =>
    partings.findIndex(({ key, line }) => key === parting.key && line === parting.line) === place
  return partings.filter(first)
}
