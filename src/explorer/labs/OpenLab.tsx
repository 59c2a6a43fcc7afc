import { useMemo, useState } from 'preact/hooks'
import { exampleIn } from '../../kernel/game/kind.ts'
import { Player } from '../controls/Player.tsx'
import { Tools } from '../controls/Tools.tsx'
import type { Face } from '../face.ts'
import { everybody } from '../history/build-ledger.ts'
import { createSession } from '../session/session.ts'
import type { Session } from '../session/types.ts'
import { Lazy } from '../ui/Lazy.tsx'
import { loadEditSheet, loadLivePanel } from '../ui/lazy-parts.ts'
import { Refusals } from '../ui/Refusals.tsx'
import { useSession } from '../ui/useSignals.ts'
import { WhenVisible } from '../ui/WhenVisible.tsx'
import type { LabProps } from './page.ts'
import { Remarks } from './Remarks.tsx'
import { addressOfCase, momentsOf, openCase, ShareLater, useCaseInUrl } from './useCaseInUrl.tsx'
import { useStepOnReload } from './useStepOnReload.ts'

/** A lab in which everything is open. */
export function OpenLab({ face, words, page }: LabProps) {
  const example = exampleIn(face.game, page.kind)
  // A whole game is taken up where it stands; any other case is followed from its beginning.
  const start = page.kind === 'game' ? {} : { cursor: 0 }
  const session = useMemo(() => createSession(face.game, { situation: example, ...start }), [face])
  useSession(session)
  const { problem, compare } = useCaseInUrl(face, page, session, useStepOnReload(session))
  const { picked, setPicked, press } = usePicked(face, session)
  const isEdited = picked !== undefined
  const sheet = {
    face,
    words,
    session,
    picked: picked || undefined,
    onPick: setPicked,
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
            <WhenVisible>
              {() => <Lazy load={loadLivePanel} says="results" props={{ face, words, session }} />}
            </WhenVisible>
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
            {isEdited && <Lazy load={loadEditSheet} props={sheet} />}
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
