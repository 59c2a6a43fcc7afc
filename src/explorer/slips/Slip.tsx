import type { ComponentChildren } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { Say } from '../../kernel/words/say.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import type { LedgerLine, Viewpoint } from '../history/build-ledger.ts'
import { areOurs } from '../prediction/verdict-kind.ts'
import type { Session } from '../session/types.ts'
import { writeFragment } from '../session/url-fragment.ts'
import { QrCode } from '../share/QrCode.tsx'
import { wholeAddress } from '../share/whole-address.ts'
import { ClauseLink } from '../ui/ClauseLink.tsx'
import { Refusals } from '../ui/Refusals.tsx'
import { useSentences } from '../ui/useSentences.ts'
import { otherWays } from './other-ways.ts'

export interface SlipProps {
  readonly face: Face
  readonly words: Words
  readonly say: Say
  readonly session: Session
  readonly view: Viewpoint
  /** Name of what is settled. */
  readonly title: string
  /** The outcome, line by line with its clauses. */
  readonly lines: readonly LedgerLine[]
  /** The address of the labs of the game, below the origin. */
  readonly labs: string
}

/**
 * A verdict to show and to send on: the picture, the outcome with its clauses, what other interpretations make of it, and the
 * way to exactly this step.
 */
export function Slip(props: SlipProps) {
  const { face, words, say, session, view, title, lines } = props
  const { given, readings } = session.opening.value
  const isHouse = !areOurs(face.game, session.state.value.readings)
  return (
    <section class="slip" aria-label={say('slip')}>
      <h2 class="slip-title">{title}</h2>
      <div class="slip-board player-board">
        <face.Board
          position={view.see(session.position.value)}
          given={given}
          words={words}
          readings={readings}
        />
      </div>
      <ol class="slip-lines">
        {lines.map(({ sentence, clauses, end }) => (
          <li key={end}>
            {sentence}{' '}
            {clauses.map((id) => (
              <ClauseLink key={id} id={id} words={words} />
            ))}
          </li>
        ))}
      </ol>
      {isHouse && <HouseRules {...props} />}
      <OtherWays {...props} />
      <ShareSlip {...props} />
    </section>
  )
}

/** The house rules under which it came out so. */
function HouseRules({ face, words, say, session }: SlipProps) {
  const isSaid = useSentences(words, 'panels')
  if (!isSaid) return null
  const { readings } = session.state.value
  const changed = face.game.switches.filter(({ key, values }) => {
    return readings[key] !== undefined && readings[key] !== values[0]
  })
  const names = changed.map(
    ({ key }) =>
      `${face.switchName(key, words)}: ${face.switchValue(key, readings[key] ?? '', words)}`,
  )
  return (
    <p class="slip-house">
      <b>{say('house-badge')}</b> {names.join(' · ')}
    </p>
  )
}

/** The outcome under other interpretations. */
function OtherWays({ face, words, say, session, lines }: SlipProps) {
  const isSaid = useSentences(words, 'panels')
  const run = session.run.value
  const ways = useMemo(() => {
    const first = lines[0]?.end ?? 0
    const from = run.trace.slice(0, first - 1).filter(({ type }) => type === 'event').length
    return isSaid ? otherWays(face, words, session, from) : []
  }, [run, isSaid])
  if (ways.length === 0) return <p class="slip-ways-none">{say('slip-same')}</p>
  return (
    <ul class="slip-ways">
      {ways.map(({ key, name, value, sentence }) => (
        <li key={`${key} ${value}`}>
          <span class="slip-way">{say('slip-other', { name, value })}</span>{' '}
          {sentence ?? say('slip-nothing')}
        </li>
      ))}
    </ul>
  )
}

/** The link to exactly this step, as a code for another phone, and through the phone's own sheet where there is one. */
function ShareSlip({ face, words, say, session, labs, title, lines }: SlipProps) {
  const [done, setDone] = useState('')
  const { situation, readings } = session.state.value
  const log = session.answered.value
  const run = session.run.value
  const fragment = useMemo(
    () => writeFragment(face.game, { situation, readings, log }, run),
    [face, situation, readings, run, log],
  )
  if (!fragment.ok) return <Refusals refusals={fragment.refusals} face={face} words={words} />
  const address = wholeAddress(`${labs}${situation.kind}/#${fragment.value}@${session.at.value}`)
  const text = [title, ...lines.map(({ sentence }) => sentence)].join('\n')
  const canShare = typeof navigator.share === 'function'
  const share = async () => {
    try {
      await navigator.share({ title, text, url: address })
    } catch {
      // A closed sheet shares nothing.
    }
  }
  const copy = async () => {
    await navigator.clipboard.writeText(`${text}\n${address}`)
    setDone(say('slip-copied'))
  }
  return (
    <>
      <p class="slip-buttons">
        {canShare && (
          <button type="button" class="button button-primary" onClick={() => void share()}>
            {say('slip-share')}
          </button>
        )}
        <button type="button" class="button" onClick={() => void copy()}>
          {say('slip-copy')}
        </button>
        <a class="button" href={address}>
          {say('slip-open')}
        </a>
      </p>
      <p role="status" class="slip-done">
        {done}
      </p>
      <QrDrawer label={say('slip-qr')} text={address} />
    </>
  )
}

function QrDrawer({
  label,
  text,
}: {
  readonly label: string
  readonly text: string
}): ComponentChildren {
  return (
    <details class="slip-qr">
      <summary>{label}</summary>
      <QrCode text={text} label={label} />
    </details>
  )
}
