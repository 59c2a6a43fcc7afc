import type { ComponentChildren } from 'preact'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import type { Viewpoint } from '../history/build-ledger.ts'
import type { Session } from '../session/types.ts'
import { Drawer, Lazy } from '../ui/Lazy.tsx'
import { loadHint, loadOdds } from '../ui/lazy-parts.ts'

const loadReadings = async () =>
  (await import('../interpretations/ReadingsPanel.tsx')).ReadingsPanel

interface ToolsProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
  /** Through whose eyes a case is compared with another. */
  readonly view?: Viewpoint
  /** True when nothing is hidden from the reader; tools that use hidden cards would reveal them. */
  readonly isOpen: boolean
  /** The seed under which a hint is thought of; no hints where it is absent. */
  readonly hint?: number | undefined
  /** Panel that exports this moment of a whole game. */
  readonly moment?: (() => ComponentChildren) | false | undefined
  /** Content when the rules could not be loaded. */
  readonly missing?: ComponentChildren
  /** Link to exactly this case. */
  readonly share: () => ComponentChildren
}

/** Further tools for a case; each is rendered when first opened. */
export function Tools(props: ToolsProps) {
  const { face, words, session, view, isOpen, hint, moment, missing, share } = props
  const { say } = words
  const { kind } = session.state.value.situation
  const own = (isOpen && !face.live?.[kind] && face.panels?.[kind]) || []
  const panel = { face, words, session }
  /** Content that waits for the rules. */
  const ruled = (content: () => ComponentChildren) => () =>
    session.isTold.value ? (missing ?? <p class="working">{say('rules.loading')}</p>) : content()
  return (
    <div class="drawers">
      <Drawer title={say('tools.readings')}>
        {ruled(() => (
          <Lazy load={loadReadings} says="panels" props={{ ...panel, ...(view && { view }) }} />
        ))}
      </Drawer>
      {isOpen && (
        <Drawer title={say('tools.odds')}>
          {ruled(() => (
            <Lazy load={loadOdds} says="panels" props={panel} />
          ))}
        </Drawer>
      )}
      {hint !== undefined && (
        <Drawer title={say('tools.hint')}>
          {() => <Lazy load={loadHint} says="panels" props={{ ...panel, seed: hint }} />}
        </Drawer>
      )}
      {own.map(({ id, load }) => (
        <Drawer key={`${kind} ${id}`} title={say(`panel.${id}`)}>
          {ruled(() => (
            <Lazy load={load} says="results" props={panel} />
          ))}
        </Drawer>
      ))}
      {moment && <Drawer title={say('tools.moment')}>{moment}</Drawer>}
      <Drawer title={say('tools.share')}>{share}</Drawer>
    </div>
  )
}
