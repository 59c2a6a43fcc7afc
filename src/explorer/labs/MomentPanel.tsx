import { useEffect, useState } from 'preact/hooks'
import type { PlayedGame } from '../../kernel/game/game.ts'
import type { TraceLine } from '../../kernel/run/trace.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { MomentExports } from '../contract.ts'
import type { Face } from '../face.ts'
import type { Viewpoint } from '../history/build-ledger.ts'
import type { Session } from '../session/types.ts'
import { writeFragment } from '../session/url-fragment.ts'
import { useSentences } from '../ui/useSentences.ts'
import { takenAside } from './export-moment.ts'
import type { LabPage } from './page.ts'

interface MomentPanelProps {
  readonly moments: NonNullable<Face['moments']>
  readonly face: Face
  readonly words: Words
  readonly session: Session
  readonly view: Viewpoint
  readonly page: LabPage
}

/** Offers the present moment of a game as cases of its own, each a link to the lab where it can be changed. */
export function MomentPanel({ moments, face, words, session, view, page }: MomentPanelProps) {
  const { say } = words
  const [loaded, setLoaded] = useState<readonly [PlayedGame, MomentExports] | undefined>()
  const isSaid = useSentences(words, 'refusals')
  useEffect(() => {
    Promise.all([face.whole(), moments()]).then(setLoaded, console.error)
  }, [face, moments])
  if (!loaded || !isSaid) return null
  const [game, asides] = loaded
  const opening = session.opening.value
  const [run, at] = [session.run.value, session.at.value]
  const found = takenAside(game, asides, opening, run, at, view)
  if (found.length === 0) return <p>{say('moment.none')}</p>
  return (
    <>
      <p>
        {say('moment.lead')} {view.seat !== undefined && say('moment.drawn')}
      </p>
      <ul class="moments">
        {found.map(({ kind, written: { situation, remarks, line } }) => {
          const { readings } = opening
          const link = writeFragment(game, { situation, readings, log: [] }, undefined)
          if (!link.ok) return null
          const where = line === at ? say('moment.here') : roundOf(face, words, run.trace, line)
          return (
            <li key={kind}>
              <a href={`${page.page.replace(/[^/]+\/$/, kind)}/#${link.value}`}>
                {say(`lab.${kind}.title`)}
              </a>
              {where && <small>{where}</small>}
              {remarks.map((remark) => (
                <small key={remark.code}>{face.refusal(remark, words)}</small>
              ))}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The heading of the round in which a moment is. */
function roundOf(
  face: Pick<Face, 'rounds' | 'heading'>,
  words: Words,
  trace: readonly TraceLine[],
  line: number,
): string | undefined {
  const headings = trace.slice(0, line + 1).flatMap((one) => {
    if (one.type !== 'event' || !face.rounds?.includes(one.event.kind)) return []
    return face.heading(one.event, words) ?? []
  })
  return headings.at(-1)
}
