import { useMemo, useState } from 'preact/hooks'
import type { Point } from '../../kernel/choice/index.ts'
import type { Refusal } from '../../kernel/game/refusal.ts'
import { numberOf } from '../../kernel/run/answerers.ts'
import { choiceOf, type Question } from '../../kernel/run/laid-table.ts'
import { type Press, pressesOf } from '../../kernel/words/nouns.ts'
import type { Offers, PointOffer } from '../contract.ts'
import type { Face } from '../face.ts'
import type { Session } from '../session/types.ts'
import { applyPress, holds, meantBy } from './apply-press.ts'
import { draftOf } from './draft.ts'

/** An answer while it is put together, on the board and in the list beside it alike. */
export interface AnswerState {
  /** The kind of question. */
  readonly kind: string
  readonly draft: unknown
  /** Parts of the board that answer the question, each with whether it is already chosen. */
  readonly offers: Offers
  /** Choosing a point, when the question asks for one. */
  readonly point: PointOffer | undefined
  /** Starting point for a point that is built by nudging. */
  readonly start: Point | undefined
  set(draft: unknown): void
  /** Gives an answer; one that is not legal is refused with its reason, and stays. */
  give(draft: unknown): void
  /** Presses a part of the board; false when that answers nothing. */
  press(part: string): boolean
}

/** A draft, of which question it is, and which parts of the answer have been said and are no mere beginning. */
interface Made {
  readonly of: Question
  readonly draft: unknown
  readonly said: readonly Press[]
}

const nothing: ReadonlyMap<string, boolean> = new Map()

/** The answer that is being given to the question that waits; nothing while none does. */
export function useAnswer(
  face: Pick<Face, 'things' | 'tellsChance' | 'handy'>,
  session: Pick<Session, 'answer' | 'refuse'>,
  question: Question | undefined,
  position: unknown,
  suggest?: (question: Question) => number | undefined,
): AnswerState | undefined {
  const { things, tellsChance = false } = face
  const [made, setMade] = useState<Made | undefined>()
  const presses = useMemo(
    () =>
      question?.step === 'ask' || (question && tellsChance)
        ? pressesOf(things, question, position)
        : [],
    [things, question, position],
  )
  const start = useMemo(
    () => question && face.handy?.start?.(question, choiceOf(question), position),
    [question, position],
  )
  if (!question) return undefined
  const choice = choiceOf(question)
  const point = choice.shape.kind === 'grid' ? start : undefined
  const suggested = suggest?.(question)
  const begun = suggested === undefined ? (point ?? draftOf(choice)) : choice.at(suggested)
  const now = made?.of === question ? made : { of: question, draft: begun, said: [] }
  const give = (draft: unknown) => {
    // A game says why an answer is not allowed; that there is none is said for all of them.
    const reason = choice.refusal(draft)
    if (isMissing(reason)) return session.refuse([{ clause: question.clause, ...reason }])
    const answer = numberOf(question, draft)
    if (typeof answer === 'number') session.answer(answer)
    else session.refuse([answer])
  }
  const set = (draft: unknown) => setMade({ ...now, draft })
  return {
    kind: question.kind,
    draft: now.draft,
    offers: presses.length > 0 ? offersOf(presses, now) : nothing,
    point: face.handy?.point(question, choice, now.draft, set),
    start,
    set,
    give,
    press(part) {
      const meant = presses.filter((one) => one.part === part)
      const record = face.handy?.record(choice, now.draft, meant)
      if (record) setMade({ of: question, draft: record.value, said: [...now.said, record] })
      if (record) return true
      const press = meantBy(choice, now.draft, meant)
      if (!press) return false
      const { draft, isWhole } = applyPress(choice, now.draft, press)
      if (isWhole) give(draft)
      else setMade({ of: question, draft, said: [...now.said, press] })
      return true
    },
  }
}

/** True when nothing is chosen yet, or not all parts of it. */
function isMissing(reason: Refusal | undefined): reason is Refusal {
  return [reason?.code, reason?.facts['reason']].includes('answer-missing')
}

function offersOf(presses: readonly Press[], { draft, said }: Made): Offers {
  const offers = new Map<string, boolean>()
  for (const press of presses) {
    const isSaid = said.some(({ path }) => path.join() === press.path.join())
    offers.set(press.part, offers.get(press.part) || (isSaid && holds(draft, press)))
  }
  return offers
}
