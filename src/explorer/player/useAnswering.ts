import { useMemo, useState } from 'preact/hooks'
import { numberOf } from '../../kernel/answer.ts'
import type { Choice, Point } from '../../kernel/choice.ts'
import { isRecord } from '../../kernel/keyed.ts'
import { type AskedQuestion, choiceOf, type Question } from '../../kernel/run.ts'
import { type Press, pressesOf } from '../../kernel/things.ts'
import type { Face, Offers, PointOffer } from '../face.ts'
import { draftOf } from './answer/draft.ts'
import { holds, isOpen, meantBy, pressed } from './answer/pressed.ts'
import type { Session } from './session.ts'

/** An answer while it is put together, on the board and in the list beside it alike. */
export interface Answering {
  readonly draft: unknown
  /** What of the board answers the question now, and whether it has been chosen already. */
  readonly offers: Offers
  /** How a point is chosen where one is asked for. */
  readonly point: PointOffer | undefined
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
export function useAnswering(
  { things, tellsChance = false }: Pick<Face, 'things' | 'tellsChance'>,
  session: Session,
  question: Question | undefined,
  position: unknown,
): Answering | undefined {
  const [made, setMade] = useState<Made | undefined>()
  const presses = useMemo(
    () =>
      question?.step === 'ask' || (question && tellsChance)
        ? pressesOf(things, question, position)
        : [],
    [things, question, position],
  )
  if (!question) return undefined
  const choice = choiceOf(question)
  const now = made?.of === question ? made : { of: question, draft: draftOf(choice), said: [] }
  const give = (draft: unknown) => {
    const answer = numberOf(question, draft)
    if (typeof answer === 'number') session.answer(answer)
    else session.refuse([answer])
  }
  const set = (draft: unknown) => setMade({ ...now, draft })
  return {
    draft: now.draft,
    offers: presses.length > 0 ? offersOf(presses, now) : nothing,
    point:
      question.step === 'ask'
        ? pointOf(question, choice, made?.of === question ? now.draft : undefined, set)
        : undefined,
    set,
    give,
    press(part) {
      const meant = presses.filter((one) => one.part === part)
      const press = meantBy(choice, now.draft, meant)
      if (!press) return false
      const { draft, isWhole } = pressed(choice, now.draft, press)
      if (isWhole && !isOpen(choice, meant)) give(draft)
      else setMade({ of: question, draft, said: [...now.said, press] })
      return true
    },
  }
}

function offersOf(presses: readonly Press[], { draft, said }: Made): Offers {
  const offers = new Map<string, boolean>()
  for (const press of presses) {
    const isSaid = said.some(({ path }) => path.join() === press.path.join())
    offers.set(press.part, offers.get(press.part) || (isSaid && holds(draft, press)))
  }
  return offers
}

/** The grid of a choice, or of one of those that it is made of. */
function gridIn(choice: Choice): Choice | undefined {
  const { shape } = choice
  return shape.kind === 'either'
    ? shape.choices.find(gridIn)
    : shape.kind === 'grid'
      ? choice
      : undefined
}

/** How a point of a grid is chosen: how it is turned stays as it is. */
function pointOf(
  question: AskedQuestion,
  choice: Choice,
  draft: unknown,
  set: Answering['set'],
): PointOffer | undefined {
  const grid = gridIn(choice)
  if (!grid) return undefined
  const at = isRecord(draft) && 'x' in draft ? (draft as unknown as Point) : undefined
  const pointed = (point: Point) => ({ ...(at ?? (grid.at(0) as Point)), ...point })
  return {
    question,
    at,
    refuse: (point) => grid.refusal(pointed(point)),
    choose: (point) => set(pointed(point)),
  }
}
