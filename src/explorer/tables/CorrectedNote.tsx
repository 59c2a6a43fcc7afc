import { capital } from '../../kernel/words/words.ts'
import type { LedgerBuilder } from '../history/build-ledger.ts'
import { Refusals } from '../ui/Refusals.tsx'
import { CorrectionLine } from './Corrections.tsx'
import type { TableViewProps } from './table-props.ts'

/** Most differences that are listed. */
const MOST = 12

/** Outcome of a correction: what stayed, what is gone, what has changed by now. It can be undone to the letter. */
export function CorrectedNote({
  face,
  words,
  say,
  table,
  builder,
}: TableViewProps & { readonly builder: LedgerBuilder }) {
  const { corrected, corrections } = table.aside.value
  const last = corrections.at(-1)
  if (!corrected) return null
  const { dropped, before } = corrected
  const { given } = table.session.opening.value
  const changes = builder.changes(before, table.session.run.value.position)
  return (
    <section class="table-corrected" aria-label={say('corrected')} role="status">
      <p>
        <b>{say('corrected')}</b>{' '}
        {last && <CorrectionLine {...{ face, words, say, given }} correction={last} />}{' '}
        {dropped.length > 0 && say('corrected-dropped', { count: dropped.length })}
      </p>
      {changes.length > 0 && (
        <ul>
          {changes.slice(0, MOST).map(({ name, before: old, after }) => (
            <li key={name}>
              {say('correction-of', {
                what: capital(name),
                change: `${old || '–'} → ${after || '–'}`,
              })}
            </li>
          ))}
        </ul>
      )}
      {changes.length > MOST && <p>{say('corrected-more', { count: changes.length - MOST })}</p>}
      <p class="table-ways">
        <button type="button" class="button" onClick={() => table.cancel()}>
          {say('corrected-cancel')}
        </button>
        <button type="button" class="button" onClick={() => table.read()}>
          {say('corrected-read')}
        </button>
      </p>
    </section>
  )
}

/** The entry that is not allowed any more, with its reason, and how many wait after it. */
export function WaitingNote({ face, words, say, table }: TableViewProps) {
  const { waiting, stopped } = table.aside.value
  if (waiting.length === 0 && !stopped) return null
  return (
    <section class="table-waiting" aria-label={say('waiting-label')}>
      {stopped && (
        <Refusals
          refusals={[stopped.refusal]}
          face={face}
          words={words}
          title={say('waiting-stopped')}
        />
      )}
      {waiting.length > 0 && (
        <p>
          {say('waiting', { count: waiting.length })}{' '}
          <button type="button" class="button" onClick={() => table.forget()}>
            {say('waiting-forget')}
          </button>
        </p>
      )}
    </section>
  )
}
