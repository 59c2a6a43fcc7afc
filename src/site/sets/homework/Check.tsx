import { useState } from 'preact/hooks'
import { findSet } from '../../../explorer/sets/codec.ts'
import {
  type CheckedLine,
  checkLines,
  lineStates,
  markOfSet,
} from '../../../explorer/sets/hand-in.ts'
import type { CaseSet } from '../../../explorer/sets/set.ts'
import { Failed } from '../Failed.tsx'
import type { SetPage, SetProps } from '../page.ts'
import { editionOf, isAsked, useCases } from '../use-cases.ts'
import { summaryOf } from './Homework.tsx'

/** Checks the codes that a class has handed in against the set that it was given. Nothing of it leaves the page. */
export function Check(props: SetProps) {
  const { page, open } = props
  const { say } = page
  const [given, setGiven] = useState<CaseSet | undefined>(
    open.set.cases.length > 0 ? open.set : undefined,
  )
  const [link, setLink] = useState('')
  const [problem, setProblem] = useState('')
  const take = () => {
    const found = findSet(link)
    if (found.ok) setGiven(found.set)
    setProblem(found.ok ? '' : say(`problem.${found.problem}`, { count: found.count ?? 0 }))
  }
  return (
    <div class="set-editor">
      <form
        class="set-paste"
        onSubmit={(event) => {
          event.preventDefault()
          take()
        }}
      >
        <label class="field">
          <span class="field-name">{say('check.link')}</span>
          <input
            type="text"
            value={link}
            onInput={({ currentTarget }) => setLink(currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {say('open')}
        </button>
      </form>
      {problem && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      {given ? <Codes page={page} given={given} /> : <p>{say('check.no-set')}</p>}
    </div>
  )
}

/** The box for the codes, and what they tell. */
function Codes({ page, given }: { readonly page: SetPage; readonly given: CaseSet }) {
  const { say } = page
  const { loaded, retry } = useCases(page, given)
  const [text, setText] = useState('')
  const isComing = given.cases.some((_, at) => loaded[at] === undefined)
  const expected = { set: markOfSet(given.cases), edition: editionOf(loaded) }
  const lines = isComing ? [] : checkLines(text, expected)
  return (
    <>
      <p>{say('check.of', { title: given.title || say('untitled'), count: given.cases.length })}</p>
      {loaded.includes('failed') && <Failed say={say} onRetry={retry} />}
      <label class="field">
        <span class="field-name">{say('check.codes')}</span>
        <textarea
          rows={8}
          value={text}
          spellcheck={false}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <p role="status">{isComing ? say('loading') : tallyOf(say, lines)}</p>
      {lines.length > 0 && (
        <Table say={say} lines={lines} graded={given.cases.map((_, at) => isAsked(loaded[at]))} />
      )}
    </>
  )
}

/** Number of lines of each state, in a sentence. */
function tallyOf(say: SetPage['say'], lines: readonly CheckedLine[]): string {
  return lineStates
    .map((state) => [state, lines.filter((line) => line.state === state).length] as const)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${say(`check.state.${state}`)}: ${count}`)
    .join(' · ')
}

interface TableProps {
  readonly say: SetPage['say']
  readonly lines: readonly CheckedLine[]
  /** Of each case, true when it is graded. */
  readonly graded: readonly boolean[]
}

/** Lets the keyboard reach a table that is wider than its place. */
function scrolledByKeys(box: HTMLElement | null): void {
  if (box) box.tabIndex = 0
}

const signs = { right: '✓', wrong: '✗', none: '–' } as const

/** Results line by line and case by case. */
function Table({ say, lines, graded }: TableProps) {
  const counted = lines.filter(({ state }) => state === 'ok')
  return (
    <section class="set-table" ref={scrolledByKeys} aria-label={say('check.table')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('check.who')}</th>
            <th scope="col">{say('check.line')}</th>
            {graded.map((_, at) => (
              <th key={at} scope="col">
                {at + 1}
              </th>
            ))}
            <th scope="col">{say('check.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ who, state, handIn }, at) => (
            <tr key={at} class={state === 'ok' ? undefined : 'set-off'}>
              <th scope="row">{who || say('check.nobody', { at: at + 1 })}</th>
              <td>{say(`check.state.${state}`)}</td>
              {graded.map((_, place) => {
                const result = state === 'ok' ? (handIn?.cases[place] ?? 'none') : undefined
                return (
                  <td key={place}>
                    {result && <span aria-hidden="true">{signs[result]}</span>}
                    {result && <span class="sr-only">{say(`check.result.${result}`)}</span>}
                  </td>
                )
              })}
              <td>{state === 'ok' && handIn ? summaryOf(say, handIn) : ''}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('check.right')}</th>
            <td>{counted.length}</td>
            {graded.map((is, place) => (
              <td key={place}>
                {is ? counted.filter(({ handIn }) => handIn?.cases[place] === 'right').length : '–'}
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
