import type { Seat } from '../components.ts'
import { nouns } from '../things.ts'
import { Drawing, type Piece, Sign, WIDTH } from './Drawing.tsx'
import { type Fight, type Row, rowsOf, type Side, spanOf } from './fight.ts'
import { SeatMark } from './Sheet.tsx'
import { polyhedra } from './shapes.ts'
import { survivorLine, type View } from './view.ts'

/** How high one side of a combat is drawn, and where what comes of it begins. */
const SIDE = 62
const TABLE = 2 * SIDE + 8
const WEAR = TABLE + 86

/** A combat: two pools of dice one above the other, the row of the damage table that decides, and the wear of the weapon. */
export function FightView({ fight, ...view }: View & { readonly fight: Fight }) {
  const { words } = view
  const isAgainstZombies = typeof fight.defence.who === 'number'
  const pieces: readonly Piece[] = [
    sidePiece(view, fight.attack, 0, categoryOf(fight, view)),
    sidePiece(view, fight.defence, SIDE + 4, 'defence'),
    {
      ...{ x: 0, y: TABLE, width: WIDTH, height: 78 },
      face: isAgainstZombies ? (
        <Kills fight={fight} view={view} />
      ) : (
        <Bands fight={fight} view={view} />
      ),
    },
    ...(fight.weapon
      ? [{ x: 0, y: WEAR, width: WIDTH, height: 40, face: <Wear fight={fight} view={view} /> }]
      : []),
  ]
  return (
    <Drawing
      {...view}
      pieces={pieces}
      height={fight.weapon ? WEAR + 42 : WEAR - 6}
      label={words.say('board.panel.fight')}
    />
  )
}

/** What a side does: its sign stands beside it. */
type Role = 'melee' | 'ranged' | 'defence'

function categoryOf({ weapon }: Fight, { given }: View): Role {
  const { weapons } = given.components
  return weapon ? weapons[weapon as keyof typeof weapons].category : 'melee'
}

function sidePiece(view: View, side: Side, y: number, role: Role): Piece {
  const isSurvivor = typeof side.who !== 'number'
  return {
    ...{ x: 0, y, width: WIDTH, height: SIDE },
    ...(isSurvivor && {
      isPlace: true,
      part: `seat:${side.who}`,
      label: survivorLine(side.who as Seat, view),
    }),
    face: <SideFace side={side} role={role} view={view} />,
  }
}

interface SideProps {
  readonly side: Side
  readonly role: Role
  readonly view: View
}

/** Who, its dice, what is added and taken off, and the total once it is there. */
function SideFace({ side, role, view: { words } }: SideProps) {
  const { who, dice, bonus, penalty, total } = side
  const isFixed = typeof who === 'number' && role !== 'defence'
  const end = 88 + dice.length * 52
  return (
    <g class={`trust-side trust-side-${role}`}>
      <rect class="trust-ground" width={WIDTH} height={SIDE} rx="6" />
      {typeof who === 'number' ? (
        <>
          <Sign of="zombie" x={22} y={30} scale={1.1} look="trust-undead" />
          <text class="trust-name" x="42" y="38">
            {`×${who}`}
          </text>
        </>
      ) : (
        <>
          <SeatMark seat={who} x={22} y={20} />
          <Sign of={role} x={22} y={47} scale={0.6} look="trust-faint" />
        </>
      )}
      {dice.map(({ die, value }, at) => (
        <g
          key={`${die}${at}`}
          class={`trust-die trust-die-${die}${value === undefined ? ' trust-open' : ''}`}
          transform={`translate(${84 + at * 52} 31)`}
        >
          <Sign of={polyhedra[die]} x={0} y={0} scale={1.4} look="" />
          <text y={die === 'blue' ? 14 : 8}>{value ?? polyhedra[die].slice(1)}</text>
        </g>
      ))}
      <text class="trust-sum" x={dice.length > 0 ? end - 20 : 100} y="39">
        {[
          bonus > 0 ? `+ ${bonus}` : '',
          penalty > 0 ? `− ${penalty}` : '',
          isFixed && who > 1 ? `8 + ${2 * (who - 1)}` : '',
        ].join(' ')}
      </text>
      <text
        class={`trust-total${total === undefined ? ' trust-faint-text' : ''}`}
        x={WIDTH - 12}
        y="42"
      >
        {total ??
          (typeof who === 'number' && role === 'defence' ? words.say('board.no-dice') : '?')}
      </text>
    </g>
  )
}

interface OutcomeProps {
  readonly fight: Fight
  readonly view: View
}

/** combat.margin: the rows of the damage table, the one of the difference marked. */
function Bands({ fight: { difference }, view }: OutcomeProps) {
  const { given, words } = view
  const rows = rowsOf(given.components.damage)
  const width = WIDTH / rows.length
  const isIn = (row: Row) =>
    difference !== undefined && row.from <= difference && difference <= row.to
  return (
    <g class="trust-bands">
      {rows.map((row, at) => (
        <g
          key={row.from}
          class={isIn(row) ? 'trust-band trust-hit' : 'trust-band'}
          transform={`translate(${at * width} 0)`}
        >
          <rect x="1.500" y="1" width={width - 3} height="74" rx="5" />
          <text x={width / 2} y="22">
            {spanOf(row)}
          </text>
          <RowSigns row={row} width={width} />
        </g>
      ))}
      {difference !== undefined && <title>{words.say('board.difference', { difference })}</title>}
    </g>
  )
}

function RowSigns({ row: { what }, width }: { row: Row; width: number }) {
  const middle = width / 2
  if (what === 'choice')
    return (
      <>
        <Sign of="fatigue" x={middle - 22} y={52} scale={0.85} />
        <text x={middle} y="58">
          /
        </text>
        <Sign of="wound" x={middle + 22} y={52} scale={0.85} />
      </>
    )
  if (what === 'none' || what === 0)
    return (
      <text class="trust-faint-text" x={middle} y="58">
        –
      </text>
    )
  return (
    <>
      {Array.from({ length: what }, (_, at) => (
        <Sign key={at} of="wound" x={middle + (at - (what - 1) / 2) * 26} y={52} scale={0.85} />
      ))}
    </>
  )
}

/** zombie.kill-fives: five of the result for each zombie of the group. */
function Kills({ fight: { kills, defence, attack } }: OutcomeProps) {
  const zombies = Math.min(typeof defence.who === 'number' ? defence.who : 1, 6)
  const width = WIDTH / Math.max(zombies, 3)
  return (
    <g class="trust-bands">
      {Array.from({ length: zombies }, (_, at) => {
        const isDead = kills !== undefined && at < kills
        const isReached = attack.total !== undefined && attack.total >= 5 * (at + 1)
        return (
          <g
            key={at}
            class={isDead || isReached ? 'trust-band trust-hit' : 'trust-band'}
            transform={`translate(${at * width} 0)`}
          >
            <rect x="1.500" y="1" width={width - 3} height="74" rx="5" />
            <text x={width / 2} y="22">
              {5 * (at + 1)}
            </text>
            <Sign of="zombie" x={width / 2} y={51} look="trust-undead" />
            {isDead && <Sign of="dead" x={width / 2} y={51} />}
          </g>
        )
      })}
    </g>
  )
}

/** weapon.limit-threshold: the weapon, its limit, and what the green die has shown. */
function Wear({ fight: { weapon, limit }, view }: OutcomeProps) {
  const { weapons } = view.given.components
  const data = weapons[weapon as keyof typeof weapons]
  return (
    <g class="trust-wear">
      <Sign of={weapon as keyof typeof weapons} x={20} y={20} look="trust-ink" />
      <text class="trust-number" x="42" y="27">
        {nouns.item.alone(weapon as keyof typeof weapons, view.words)}
      </text>
      <Sign of="green" x={222} y={20} scale={0.6} look="trust-green" />
      <text class="trust-number" x="236" y="27">
        {`≤ ${data.limit}`}
      </text>
      <g
        class={`trust-die trust-die-green${limit ? '' : ' trust-open'}`}
        transform="translate(310 20)"
      >
        <Sign of="d12" x={0} y={0} scale={1.05} look="" />
        <text y="7">{limit?.result ?? 12}</text>
      </g>
      {limit && (
        <text class={limit.holds ? 'trust-good-text' : 'trust-bad-text'} x="340" y="27">
          {view.words.say(limit.holds ? 'board.holds' : `board.fails-${data.category}`)}
        </text>
      )}
    </g>
  )
}
