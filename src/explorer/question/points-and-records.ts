import { type FunctionComponent, h } from 'preact'
import { type Choice, type Point, type Shape, sameData } from '../../kernel/choice/index.ts'
import { isRecord, recordWith } from '../../kernel/data/keyed.ts'
import type { AskedQuestion, Question } from '../../kernel/run/laid-table.ts'
import type { Press } from '../../kernel/words/nouns.ts'
import type { PointOffer } from '../contract.ts'
import { Lazy } from '../ui/Lazy.tsx'
import { areRecords } from './draft.ts'
import type { FieldOf, FieldProps } from './field-props.tsx'

/** Answering by point, and building one of many records part by part. */
export interface Handy {
  /** Offers points of a grid; undefined when the question asks for none. */
  point(
    question: Question,
    choice: Choice,
    draft: unknown,
    set: (draft: unknown) => void,
  ): PointOffer | undefined
  /** Starting point for nudging; the lowest coordinates when undefined. */
  start?(question: Question, choice: Choice, position: unknown): Point | undefined
  /** Field that shows such a point beside the board. */
  readonly Point: FunctionComponent<FieldOf<'grid'>>
  /** The field of a choice that has one of its own; that of all games where it has none. */
  field(choice: Choice): FunctionComponent<Omit<FieldProps, 'shape'>> | undefined
  /** The record that a press comes to which tells only a part of it; nothing where it tells all of the answer. */
  record<P extends Said>(choice: Choice, draft: unknown, can: readonly P[]): P | undefined
}

type Said = Pick<Press, 'path' | 'value'>

type RecordsProps = Omit<FieldProps, 'shape'>

const loadPoint = async () => (await import('./PointField.tsx')).PointField
const loadRecords = async () => (await import('./RecordsField.tsx')).RecordsField

const Records = (props: RecordsProps) => h(Lazy<RecordsProps>, { load: loadRecords, props })

const isPoint = recordWith<Point>('x')

/** The same for every game that asks for such answers; the others do without its weight. */
export const handy: Handy = {
  point(question, choice, draft, set) {
    const grid = question.step === 'ask' ? gridIn(choice) : undefined
    if (!grid) return undefined
    const at = isPoint(draft) ? draft : undefined
    const pointed = (point: Point) => ({ ...(at ?? (grid.at(0) as Point)), ...point })
    return {
      question: question as AskedQuestion,
      at,
      within: grid.shape.within,
      refuse: (point) => grid.refusal(pointed(point)),
      choose: (point) => set(pointed(point)),
    }
  },
  Point: (props) => h(Lazy<FieldOf<'grid'>>, { load: loadPoint, props }),
  field: ({ shape }) => (shape.kind === 'list' && areRecords(shape.values) ? Records : undefined),
  record: (choice, draft, can) => (isOpen(choice, can) ? nearest(draft, can) : undefined),
}

type GridChoice = Choice & { readonly shape: Extract<Shape, { kind: 'grid' }> }

/** The grid of a choice, or of one of those that it is made of. */
export function gridIn(choice: Choice): GridChoice | undefined {
  const { shape } = choice
  if (shape.kind === 'either') return shape.choices.find(isGrid)
  return isGrid(choice) ? choice : undefined
}

/** The point of a choice that is nearest to one of a square table, looked for every so many steps of its grid. */
export function nearestIn(
  choice: Choice,
  near: Point,
  { side, apart }: { readonly side: number; readonly apart: number },
): Point | undefined {
  const grid = gridIn(choice)
  if (!grid) return undefined
  const first = grid.at(0) as Point
  const rows = Array.from({ length: side / apart + 1 }, (_, at) => at * apart)
  const far = (point: Point) => (point.x - near.x) ** 2 + (point.y - near.y) ** 2
  const points = rows
    .flatMap((y) => rows.map((x) => ({ x, y })))
    .toSorted((one, other) => far(one) - far(other))
  const point = [near, ...points].find(({ x, y }) => !grid.refusal({ ...first, x, y }))
  return point && { ...first, x: point.x, y: point.y }
}

function isGrid(choice: Choice): choice is GridChoice {
  return choice.shape.kind === 'grid'
}

/** True when a press gives only part of an answer: it matches several records, or one part of many. */
function isOpen({ shape }: Choice, can: readonly Said[]): boolean {
  const [first] = can
  if (shape.kind !== 'list') return false
  return areRecords(shape.values) || can.some(({ value }) => !sameData(value, first?.value))
}

/** Of several records the one that has most in common with the answer that is being put together. */
function nearest<P extends Said>(draft: unknown, can: readonly P[]): P | undefined {
  const before = Object.entries(isRecord(draft) ? draft : {})
  const common = ({ value }: P) =>
    before.filter(([name, one]) => isRecord(value) && sameData(value[name], one)).length
  return can.toSorted((one, other) => common(other) - common(one))[0]
}
