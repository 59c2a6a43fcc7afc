import { forPupils, isEmpty, LONGEST, MOST_CASES, minutesOf } from '../../explorer/sets/set.ts'
import { CaseRows } from './CaseRows.tsx'
import { Device } from './Device.tsx'
import { HandOn } from './HandOn.tsx'
import { Picker } from './Picker.tsx'
import { Problem } from './Problem.tsx'
import type { SetProps } from './page.ts'
import { linkTo, type SetUse, setUses } from './use-set.ts'

/** A set as its author puts it together. */
export function Editor(props: SetProps) {
  const { page, open, change } = props
  const { say } = page
  const { set } = open
  return (
    <div class="set-editor">
      <Notices {...props} />
      <label class="field">
        <span class="field-name">{say('title')}</span>
        <input
          type="text"
          value={set.title}
          maxLength={LONGEST.title}
          onInput={({ currentTarget }) => change({ ...set, title: currentTarget.value })}
        />
      </label>
      <section class="set-cases" aria-label={say('cases')}>
        {set.cases.length > 0 && <CaseRows {...props} />}
        <p class="set-count" role="status">
          {set.cases.length > 0
            ? say(minutesOf(set) > 0 ? 'count' : 'count-only', {
                count: set.cases.length,
                minutes: minutesOf(set),
              })
            : say('none')}
        </p>
      </section>
      {set.cases.length === 0 && (
        <p>
          <a href={page.teach}>{say('ready')}</a>
        </p>
      )}
      {set.cases.length < MOST_CASES ? <Picker {...props} /> : <p>{say('full')}</p>}
      <Lesson {...props} />
      {!isEmpty(set) && <Uses {...props} />}
      <HandOn {...props} />
      <Device {...props} />
    </div>
  )
}

/** Notices: a fault of an address or a file, and whose set is shown. */
function Notices({ page, open, change }: SetProps) {
  const { say } = page
  const { problem, isOwn, isKept, set } = open
  return (
    <>
      {problem && <Problem say={say} problem={problem} isOwnKept />}
      {!isKept && (
        <p class="notice" role="status">
          {say('unkept')}
        </p>
      )}
      {!isOwn && (
        <div class="notice set-came">
          <p>{say('came')}</p>
          <p class="set-ways">
            <button type="button" class="button" onClick={() => change(set)}>
              {say('take')}
            </button>
            <a class="button" href={page.address}>
              {say('mine')}
            </a>
          </p>
        </div>
      )}
    </>
  )
}

/** Aims and final question, folded until somebody writes some. */
function Lesson({ page: { say }, open: { set }, change }: SetProps) {
  const parts = ['aims', 'exit'] as const
  return (
    <details class="drawer" open={set.aims + set.exit !== '' || undefined}>
      <summary>{say('about')}</summary>
      <div class="drawer-content">
        {parts.map((part) => (
          <label key={part} class="field">
            <span class="field-name">{say(part)}</span>
            <textarea
              rows={3}
              maxLength={LONGEST[part]}
              value={set[part]}
              onInput={({ currentTarget }) => change({ ...set, [part]: currentTarget.value })}
            />
          </label>
        ))}
      </div>
    </details>
  )
}

const useNames = { show: 'present', homework: 'homework', paper: 'print' } as const

type UsesProps = Pick<SetProps, 'page' | 'open' | 'enter'>

/**
 * The ways in which a set is used. A set too long for an address is used from the device. Paper is printed by a page of its
 * own, not out of another page's frame.
 */
export function Uses({ page, open: { set }, enter }: UsesProps) {
  const { say, address, isEmbedded = false } = page
  const below = (use: SetUse) =>
    linkTo(use === 'homework' ? forPupils(set) : set, use) ?? `?as=${use}`
  const present = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void document.documentElement.requestFullscreen?.().catch(() => undefined)
    enter(below('show'))
  }
  return (
    <section aria-label={say('use')}>
      <h2>{say('use')}</h2>
      <ul class="set-uses">
        {setUses.map((use) => {
          const isApart = isEmbedded && use === 'paper'
          return (
            <li key={use}>
              <a
                class="button button-primary"
                href={`${isEmbedded && !isApart ? '' : address}${below(use)}`}
                target={isApart ? '_blank' : undefined}
                onClick={use === 'show' ? present : undefined}
              >
                {say(useNames[use])}
              </a>
              <span>{say(`${useNames[use]}-hint`)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
