import type { Say } from '../../kernel/words/say.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { ClauseLink } from '../ui/ClauseLink.tsx'
import { Drawer } from '../ui/Lazy.tsx'
import { correctionTold } from './corrections.ts'
import type { OpenTable } from './open-table.ts'
import type { Correction } from './record.ts'

interface CorrectionsProps {
  readonly face: Face
  readonly words: Words
  readonly say: Say
  readonly table: OpenTable
}

/** All corrections, folded; nothing where there is none. */
export function Corrections(props: CorrectionsProps) {
  const { length: count } = props.table.aside.value.corrections
  if (count === 0) return null
  return (
    <Drawer title={props.say('corrections', { count })}>
      {() => <CorrectionList {...props} />}
    </Drawer>
  )
}

/** All corrections by name, the last first, for the whole table to read. */
function CorrectionList({ face, words, say, table }: CorrectionsProps) {
  const { corrections } = table.aside.value
  const { given } = table.session.opening.value
  return (
    <ol class="table-corrections" reversed>
      {corrections.toReversed().map((one, place) => (
        <li key={corrections.length - place}>
          <CorrectionLine {...{ face, words, say, given }} correction={one} />
        </li>
      ))}
    </ol>
  )
}

interface LineProps extends Omit<CorrectionsProps, 'table'> {
  readonly given: unknown
  readonly correction: Correction
}

/** A correction: its round and question, what it says instead of what, and how many later entries still stood. */
export function CorrectionLine({ face, words, say, given, correction }: LineProps) {
  const told = correctionTold(face, correction, given, words)
  const { named, at, stood } = correction
  const changes = told?.changes.map(({ what, after, before }) => {
    const change = say('correction-change', { after, before })
    return what ? say('correction-of', { what, change }) : change
  })
  return (
    <>
      {told?.where ?? say('correction-unnamed', { number: at + 1 })}{' '}
      {named && <ClauseLink id={named.asked.clause} words={words} />}{' '}
      <b>{changes && changes.length > 0 ? changes.join(' · ') : say('correction-secret')}</b>{' '}
      {stood !== undefined && <small>{say('correction-stood', { count: stood })}</small>}
    </>
  )
}
