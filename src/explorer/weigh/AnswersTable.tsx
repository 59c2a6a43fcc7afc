import type { Words } from '../../kernel/words/words.ts'
import { isUnwieldy } from '../odds/format-fraction.ts'
import type { FractionData } from '../odds/fraction-data.ts'
import { aboutText } from '../odds/LiveOdds.tsx'
import { Change, Share } from './Amount.tsx'
import { ChoicesTable, type Choosable, numbers } from './ChoicesTable.tsx'
import type { DecisionFound } from './results.ts'
import { ofScale } from './worth.ts'

/** Key under which a game names its panel. */
const PANEL = 'panel.decision'

interface AnswersProps {
  readonly found: DecisionFound
  /** The answers in words. */
  readonly labels: readonly string[]
  /** Names of the facts whose chances are shown. */
  readonly prospects: readonly string[]
  readonly by: string
  readonly others: readonly string[]
  /** True when the worth of an answer is the game's own score. */
  readonly isTold: boolean
  readonly words: Words
  onTake(number: number): void
}

/** Every answer with its gain or loss for both sides and the chances that matter, and what is best for whom. */
export function AnswersTable(props: AnswersProps) {
  const { found, labels, prospects, by, others, words, onTake } = props
  const { say } = words
  const isTold = found.best.length > 0
  const sides = isTold ? [by, ...others].map((seat) => say('live.decision.for', { seat })) : []
  const chances = found.answers.some((one) => one.chances) ? prospects : []
  const rows = labels.map((label, number): Choosable => {
    const answer = found.answers[number]
    const gains = isTold ? [answer?.gain, ...others.map((_, at) => answer?.gains?.[at])] : []
    return {
      key: label,
      isBest: found.best.length < labels.length && found.best.includes(number),
      cells: [
        label,
        ...gains.map((gain) => <Gain gain={gain} words={words} />),
        ...chances.map((_, at) => {
          const chance = answer?.chances?.[at]
          return chance && <Share of={chance} words={words} />
        }),
      ],
      act: {
        label: say('live.decision.take-this', { answer: label }),
        name: say('live.decision.take'),
        take: () => onTake(number),
      },
    }
  })
  return (
    <>
      <p>
        <strong>{verdict(props)}</strong>
      </p>
      <ChoicesTable
        caption={<caption class="sr-only">{say(PANEL)}</caption>}
        columns={[{ label: say('live.decision.answer') }, ...numbers(...sides, ...chances)]}
        rows={rows}
      />
      {isTold && <p class="odds-assumed">{say(ofScale('unit'))}</p>}
      {!props.isTold && <p class="odds-assumed">{say(ofScale('solo'))}</p>}
    </>
  )
}

/** A gain or loss, exactly and, where that is hard to grasp, about. */
export function Gain({ gain, words }: { gain: FractionData | null | undefined; words: Words }) {
  if (!gain) return null
  const isLong = gain.denominator.length > 2 && !isUnwieldy(gain)
  return (
    <>
      <Change of={gain} words={words} />
      {isLong && <span> ({aboutText(gain, words)})</span>}
    </>
  )
}

/** Sentence on the best answer for the decider, and on whether the other side would like it too. */
function verdict({ found, labels, by, others, isTold, words }: AnswersProps): string {
  const { say } = words
  if (!isTold) return say('live.decision.chances-only')
  if (found.best.length === 0) return say('live.decision.too-large')
  if (found.best.length === labels.length) return say('live.decision.all-same', { by })
  const named = (numbers: readonly number[]) =>
    alternatives(
      numbers.map((number) => say('live.decision.quoted', { answer: labels[number] ?? '' })),
      words,
    )
  const own = say('live.decision.best', { by, answer: named(found.best) })
  const liked = others.map((other, at) => {
    const gains = found.answers.map(({ gains: all }) => all?.[at]?.share)
    if (gains.some((gain) => gain === undefined)) return ''
    const most = Math.max(...(gains as number[]))
    const numbers = [...gains.keys()].filter((number) => gains[number] === most)
    const isSame = numbers.some((number) => found.best.includes(number))
    if (numbers.length === labels.length) return say('live.decision.other-all', { other })
    return isSame
      ? say('live.decision.other-same', { other })
      : say('live.decision.other-differs', { other, answer: named(numbers) })
  })
  return [own, ...liked].filter(Boolean).join(' ')
}

function alternatives(names: readonly string[], { language }: Words): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
}
