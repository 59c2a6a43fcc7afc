import { useState } from 'preact/hooks'
import type { PanelProps } from '../../../../explorer/face.ts'
import { PickOne } from '../../../../explorer/forms/PickOne.tsx'
import { changeText, fractionText } from '../../../../explorer/player/exact.ts'
import { useSaid } from '../../../../explorer/player/Live.tsx'
import { useKeptFocus } from '../../../../explorer/player/useKeptFocus.ts'
import { useWorked } from '../../../../explorer/player/useWorked.ts'
import { WorkedOut } from '../../../../explorer/player/WorkedOut.tsx'
import { ChoicesTable } from '../../../../explorer/weigh/ChoicesTable.tsx'
import { capital, type Words } from '../../../../kernel/words/words.ts'
import type { Seat } from '../../components.ts'
import type { Given, Position } from '../../position.ts'
import { nouns } from '../../things.ts'
import { moveSentence } from './BulletSummary.tsx'
import type { BulletsFound, MoveFound } from './found.ts'
import { areTargetsOpen } from './targets.ts'
import { bulletsTask, cardsIn, moveBullet, type NamedWish, wishesOf } from './wishes.ts'

/** After the bars, and before the summary: the reader asked for it. */
const RANK = 1

/** Which Bullet to move, or where to load one more, so that something becomes as likely as can be. */
export function BulletPanel({ face, words, session }: PanelProps) {
  const { say } = words
  const [whose, setWhose] = useState<Seat | undefined>()
  const [what, setWhat] = useState(0)
  const { ref, act } = useKeptFocus<HTMLDivElement>()
  const { given, position } = session.opening.value as { given: Given; position: Position }
  const isOpen = areTargetsOpen(given, session.position.value as Position)
  const cards = cardsIn(given, position)
  const seat = cards.find((one) => one === whose) ?? cards[0]
  const wishes = seat ? wishesOf(seat, given, position, words) : []
  const wish = wishes[what] ?? wishes[0]
  const worked = useWorked<readonly BulletsFound[]>(
    face,
    'bullet-panel',
    wish && !isOpen ? bulletsTask(session, [wish]) : undefined,
    RANK,
  )
  if (isOpen) return <p>{say('live.targets-first')}</p>
  if (!seat || !wish) return <p>{say('live.bullets.nobody')}</p>
  // The moves of a card that has changed since are still listed, and no longer its own.
  const move = (chosen: MoveFound) => {
    if (worked.isFresh) act(() => moveBullet(session, seat, chosen))
  }
  return (
    <div class="live-panel" ref={ref} tabIndex={-1}>
      <div class="choices-form">
        <PickOne
          label={say('live.bullets.whose')}
          value={seat}
          options={cards.map((one) => ({ value: one, name: nouns.seat.name(one, words) }))}
          onPick={(picked) => {
            setWhose(picked)
            setWhat(0)
          }}
        />
        <PickOne
          label={say('live.bullets.what-for')}
          value={wishes.indexOf(wish)}
          options={wishes.map(({ label }, index) => ({ value: index, name: capital(label) }))}
          onPick={setWhat}
        />
      </div>
      <WorkedOut worked={worked} face={face} words={words}>
        {([found]) =>
          found && (
            <Moves
              found={found}
              isFresh={worked.isFresh}
              wish={wish}
              why={whyNothing(found, wish, given, position, words)}
              words={words}
              onMove={move}
            />
          )
        }
      </WorkedOut>
    </div>
  )
}

interface MovesProps {
  readonly found: BulletsFound
  readonly isFresh: boolean
  readonly wish: NamedWish
  readonly why: string
  readonly words: Words
  onMove(move: MoveFound): void
}

function Moves({ found: { now, moves }, isFresh, wish, why, words, onMove }: MovesProps) {
  const { say } = words
  const changing = moves
    .filter(({ change }) => change.share !== 0)
    .sort((one, other) => other.change.share - one.change.share)
  const better = changing.find(({ from, change }) => from !== null && change.share > 0)
  const sentence = better ? moveSentence({ wish, move: better, before: now }, words) : why
  return (
    <>
      <p>
        <strong>{sentence}</strong>
      </p>
      <p class="sr-only" role="status">
        {useSaid(isFresh ? sentence : undefined, `${wish.seat} ${wish.label}`)}
      </p>
      {[false, true].map((isMore) => (
        <MoveTable
          key={`${isMore}`}
          title={say(isMore ? 'live.bullets.one-more' : 'live.bullets.moves')}
          moves={changing.filter(({ from }) => (from === null) === isMore)}
          idle={moves.filter(({ from, change }) => (from === null) === isMore && !change.share)}
          words={words}
          onMove={onMove}
        />
      ))}
    </>
  )
}

interface MoveTableProps {
  readonly title: string
  /** Those that change something, the best first. */
  readonly moves: readonly MoveFound[]
  /** Those that change nothing. */
  readonly idle: readonly MoveFound[]
  readonly words: Words
  onMove(move: MoveFound): void
}

function MoveTable({ title, moves, idle, words, onMove }: MoveTableProps) {
  const { say, percent } = words
  if (moves.length === 0) return null
  const best = moves[0]?.change.share ?? 0
  return (
    <div class="choices-scroll">
      <ChoicesTable
        caption={<caption>{title}</caption>}
        columns={[
          { label: say('live.bullets.move') },
          { label: say('live.bullets.chance'), isNumber: true },
          { label: say('live.bullets.change'), isNumber: true },
        ]}
        rows={moves.map((move) => {
          const name = moveName(move, words)
          const chance = (
            <>
              <span>{fractionText(move.chance)}</span> <span>({percent(move.chance.share)})</span>
            </>
          )
          return {
            key: name,
            isBest: move.change.share === best && best > 0,
            cells: [name, chance, changeText(move.change)],
            act: {
              label: say('live.bullets.do-this', { move: name }),
              name: say('live.bullets.do'),
              take: () => onMove(move),
            },
          }
        })}
      />
      {idle.length > 0 && (
        <p class="odds-assumed">{say('live.bullets.idle', { count: idle.length })}</p>
      )}
    </div>
  )
}

function moveName({ from, to }: MoveFound, { say }: Words): string {
  return from === null ? say('live.bullets.on', { to }) : say('live.bullets.from-to', { from, to })
}

/** Why no move of a Bullet makes the wish likelier. */
function whyNothing(
  { now, moves }: BulletsFound,
  { seat, label, asked }: NamedWish,
  given: Given,
  { gangs }: Position,
  words: Words,
): string {
  const { say } = words
  const { actors = [], target, targets = {} } = given.scene
  const values = { seat: nouns.seat.name(seat, words), wish: label, chance: fractionText(now) }
  const { loaded } = gangs[seat]
  if (target && seat === target) return say('live.bullets.idle-card', values)
  if (moves.length === 0) return say('live.bullets.full', values)
  if (loaded.length === 0) return say('live.bullets.empty', values)
  const aim = targets[seat]
  const isOwnLife = asked.fact === 'dies' && asked.seat === seat && actors.length > 2
  if (isOwnLife && aim && targets[aim] && targets[aim] !== seat) {
    return say('live.bullets.not-faced', { ...values, target: nouns.seat.name(aim, words) })
  }
  const isBest = moves.some(({ change }) => change.share !== 0)
  return say(isBest ? 'live.bullets.at-best' : 'live.bullets.no-matter', values)
}
