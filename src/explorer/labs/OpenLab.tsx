import { useMemo, useState } from 'preact/hooks'
import { exampleIn } from '../../kernel/kind.ts'
import type { Face } from '../face.ts'
import { loadEditSheet, loadLive } from '../player/drawers.ts'
import { InView } from '../player/InView.tsx'
import { Later } from '../player/Later.tsx'
import { everybody } from '../player/ledger.ts'
import { Player } from '../player/Player.tsx'
import { Refusals } from '../player/Refusals.tsx'
import { createSession, type Session } from '../player/session.ts'
import { Tools } from '../player/Tools.tsx'
import { useSession } from '../player/useSignals.ts'
import {
  addressOfCase,
  type LabProps,
  momentsOf,
  openCase,
  ShareLater,
  useFragment,
} from './kept.tsx'
import { Remarks } from './Remarks.tsx'

/** A lab in which everything is open. */
export function OpenLab({ face, words, page }: LabProps) {
  const example = exampleIn(face.game, page.kind)
  // A whole game is taken up where it stands; any other case is followed from its beginning.
  const start = page.kind === 'game' ? {} : { cursor: 0 }
  const session = useMemo(() => createSession(face.game, { situation: example, ...start }), [face])
  useSession(session)
  const { problem, compare } = useFragment(face, page, session)
  const { picked, setPicked, press } = usePicked(face, session)
  const isEdited = picked !== undefined
  const sheet = {
    ...{ face, words, session, picked: picked || undefined, onPick: setPicked },
    presets: page.presets.map(({ title, fragment }) => ({
      title,
      open: () => void openCase(face, page, session, fragment).catch(console.error),
    })),
    onClose: () => setPicked(undefined),
  }
  return (
    <>
      {problem && (
        <Refusals refusals={problem} face={face} words={words} title={words.say('damaged')} />
      )}
      <Player
        {...{ face, words, session, view: everybody, compare, lead: page.lead }}
        {...{ picked, onPick: press, verdict: page.kind === 'game' ? 'none' : undefined }}
        under={
          face.live?.[page.kind] && (
            <InView>
              {() => <Later load={loadLive} says="worked" props={{ face, words, session }} />}
            </InView>
          )
        }
        foot={
          <button
            type="button"
            class="button button-primary"
            aria-expanded={isEdited}
            onClick={() => setPicked(isEdited ? undefined : WHOLE)}
          >
            {words.say('lab.edit')}
          </button>
        }
        beside={
          <>
            <Remarks face={face} situation={session.state.value.situation} words={words} />
            {isEdited && <Later load={loadEditSheet} props={sheet} />}
          </>
        }
        address={() => addressOfCase(face, page, session)}
        tools={
          <Tools
            {...{ face, words, session, isOpen: true, hint: 1 }}
            moment={momentsOf({ face, words, page }, session, everybody)}
            share={() => <ShareLater face={face} words={words} session={session} page={page} />}
          />
        }
      />
    </>
  )
}

/** Part being edited (empty for the whole case, undefined for none), and the effect of a press on the board. */
function usePicked(face: Face, session: Session) {
  const [picked, setPicked] = useState<string | undefined>()
  const press = (part: string) => {
    const situation = face.press?.(session.state.peek().situation, part, picked)
    if (!situation) return setPicked(part)
    session.change({ situation })
    // What was open for another part has done its work.
    if (picked && picked !== part && !part.startsWith(`at:${picked}:`)) setPicked(undefined)
  }
  return { picked, setPicked, press }
}

/** No part of the board: the case as a whole. */
const WHOLE = ''
