import { useEffect, useState } from 'preact/hooks'
import type { Face } from '../../explorer/face.ts'
import { forksOf, type OtherReading } from '../../explorer/interpretations/forks.ts'
import { FactPicker } from '../../explorer/odds/FactPicker.tsx'
import type { SetCase } from '../../explorer/sets/set.ts'
import type { Fact } from '../../kernel/game/game.ts'
import type { Words } from '../../kernel/words/words.ts'
import { load, loadExample } from '../islands/load.ts'
import { Failed } from './Failed.tsx'
import type { SetPage } from './page.ts'
import { openLaidOut } from './ready/ready-case.ts'

interface ChoiceProps {
  readonly page: SetPage
  readonly one: SetCase
  onChange(part: Partial<SetCase>): void
}

/** Choice of what is shown of a case: the interpretation of an example, or what is asked of a case that was laid out. */
export function CaseChoice(props: ChoiceProps) {
  const { page, one } = props
  const [come, setCome] = useState<Readings | Asking | 'failed' | undefined>()
  const fetchAll = () => {
    setCome(undefined)
    const loading = one.source.type === 'example' ? loadReadings(page, one) : loadAsking(page, one)
    loading.then(setCome, (error: unknown) => {
      console.error(error)
      setCome('failed')
    })
  }
  useEffect(fetchAll, [])
  if (come === undefined) return <p class="working">{page.say('loading')}</p>
  if (come === 'failed') return <Failed say={page.say} onRetry={fetchAll} />
  return 'others' in come ? (
    <ReadingChoice {...props} {...come} />
  ) : (
    <AskedChoice {...props} {...come} />
  )
}

interface Readings {
  /** Interpretations under which the case goes another way, in words. */
  readonly others: readonly (OtherReading & { readonly said: string })[]
}

async function loadReadings(
  { language, say }: SetPage,
  { game, source }: SetCase,
): Promise<Readings> {
  if (source.type !== 'example') return { others: [] }
  const { scenario } = await loadExample(language, game, source.id)
  const { situation, readings, log, partings } = scenario
  if (!situation) return { others: [] }
  const { face, words } = await load(language, game, situation.kind)
  await words.later?.interpretations.fetch()
  const opening = face.game.open(situation, readings)
  const forks =
    partings ??
    (opening.ok
      ? forksOf(face.game, opening.value, { situation, readings, after: log, partings: true })
      : [])
  return {
    others: forks.map(({ key, value }) => ({
      key,
      value,
      said: say('reading-other', {
        name: face.switchName(key, words),
        value: face.switchValue(key, value, words),
      }),
    })),
  }
}

function ReadingChoice({ page: { say }, one, others, onChange }: ChoiceProps & Readings) {
  const { source } = one
  if (source.type !== 'example') return null
  if (others.length === 0) return <p>{say('reading-none')}</p>
  const chosen = others.findIndex(
    ({ key, value }) => key === source.reading?.key && value === source.reading.value,
  )
  const choose = (at: number) => {
    const other = others[at]
    const { reading: _reading, ...own } = source
    const reading = other && { key: other.key, value: other.value }
    onChange({ source: reading ? { ...own, reading } : own })
  }
  return (
    <fieldset class="choices choices-long">
      <legend class="sr-only">{say('reading')}</legend>
      {[say('reading-own'), ...others.map(({ said }) => said)].map((said, at) => (
        <label key={said} class="choice">
          <input type="radio" checked={at - 1 === chosen} onChange={() => choose(at - 1)} />
          <span>{said}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface Asking {
  readonly face: Face
  readonly words: Words
  readonly facts: readonly Fact[]
  readonly given: unknown
  /** False for a case that waits for an answer: nothing has come of it yet. */
  readonly isOver: boolean
}

async function loadAsking({ language }: SetPage, { game, source }: SetCase): Promise<Asking> {
  if (source.type !== 'lab') throw new Error('examples ask for themselves')
  const { face, words } = await load(language, game, source.kind, true)
  await words.later?.panels.fetch()
  const laid = openLaidOut(face, source.kind, source.fragment)
  if (!laid) throw new Error('the case cannot be laid out')
  const { opening, run } = laid
  return {
    face,
    words,
    facts: await face.facts(),
    given: opening.given,
    isOver: run.question === undefined,
  }
}

function AskedChoice({ page: { say }, one, onChange, ...asking }: ChoiceProps & Asking) {
  const { source } = one
  const { face, words, facts, given, isOver } = asking
  if (source.type !== 'lab') return null
  if (!isOver) return <p>{say('asked-open')}</p>
  const { asked, ...plain } = source
  const first = facts[0]
  const begin = first && {
    fact: first.kind,
    ...Object.fromEntries(
      Object.entries(first.parameters).map(([name, values]) => [name, values[0] ?? '']),
    ),
  }
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={asked !== undefined}
          onChange={({ currentTarget }) =>
            onChange({
              source: currentTarget.checked && begin ? { ...plain, asked: begin } : plain,
            })
          }
        />
        <span>{say('asked-choose')}</span>
      </label>
      {asked ? (
        <FactPicker
          {...{ face, words, facts, given, asked }}
          onPick={(picked) => onChange({ source: { ...plain, asked: picked } })}
        />
      ) : (
        <p>{say('asked-none')}</p>
      )}
    </>
  )
}
