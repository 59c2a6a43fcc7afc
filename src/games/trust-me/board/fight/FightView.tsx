import type { ComponentChildren } from 'preact'
import { Label } from '../../../../explorer/board/Label.tsx'
import { copies } from '../../../../kernel/data/stock.ts'
import type { Words } from '../../../../kernel/words/words.ts'
import { type Components, faces, type Weapon } from '../../components.ts'
import { nouns } from '../../nouns.ts'
import type { DieProps, Piece } from '../Drawing.tsx'
import { DieSign, Drawing, Sign, Signs, Told, WIDTH } from '../Drawing.tsx'
import { SeatMark } from '../sheet/Sheet.tsx'
import { survivorLine, type View } from '../view.ts'
import { type Fight, fightOf, type Row, rowsOf, type Side, spanOf } from './fight.ts'

/** Height of one side of a combat, and start of the results. */
const SIDE = 62
const TABLE = 2 * SIDE + 8
const WEAR = TABLE + 86

/** A combat: two pools of dice one above the other, the row of the damage table that decides, and the wear of the weapon. */
export function FightView(view: View) {
  const fight = fightOf(view)
  if (!fight) return null
  const { attack, defence, weapon } = fight
  const { weapons, damage } = view.given.components
  const rows = typeof defence.who === 'number' ? killRows(fight) : damageRows(fight, damage)
  const row = (y: number, height: number, face: ComponentChildren): Piece => {
    return { x: 0, y, width: WIDTH, height, face }
  }
  const pieces: readonly Piece[] = [
    sidePiece(view, attack, 0, weapon ? weapons[weapon].category : 'melee'),
    sidePiece(view, defence, SIDE + 4, 'defence'),
    row(TABLE, 78, outcomesIn(rows)),
    ...(weapon ? [row(WEAR, 40, wear(fight, weapon, view))] : []),
  ]
  return (
    <Drawing
      {...view}
      pieces={pieces}
      height={weapon ? WEAR + 42 : WEAR - 6}
      label={view.words.say('board.panel.fight')}
    />
  )
}

/** Roles of a side in a combat; each has a sign. */
type Role = 'melee' | 'ranged' | 'defence'

function sidePiece(view: View, side: Side, y: number, role: Role): Piece {
  const { who } = side
  return {
    x: 0,
    y,
    width: WIDTH,
    height: SIDE,
    ...(typeof who !== 'number' && {
      isPlace: true,
      part: `seat:${who}`,
      label: survivorLine(who, view),
    }),
    face: sideFace(side, role, view.words),
  }
}

/** One side of a combat: figure, dice, bonus, penalty, and the total once it is known. */
function sideFace({ who, dice, bonus, penalty, total }: Side, role: Role, words: Words) {
  const isHorde = typeof who === 'number' && role === 'defence'
  const sum = [
    bonus > 0 ? `+ ${bonus}` : '',
    penalty > 0 ? `− ${penalty}` : '',
    typeof who === 'number' && who > 1 && !isHorde ? `8 + ${2 * (who - 1)}` : '',
  ].join(' ')
  return (
    <g class={`trust-side trust-side-${role}`}>
      <rect class="trust-ground" width={WIDTH} height={SIDE} rx="6" />
      {typeof who === 'number' ? (
        <Told
          {...{ of: 'zombie', x: 22, y: 30, scale: 1.1, look: 'trust-undead' }}
          {...{ gap: 20, as: 'trust-name', text: `×${who}` }}
        />
      ) : (
        <>
          <SeatMark seat={who} x={22} y={20} />
          <Sign of={role} x={22} y={47} scale={0.6} look="trust-faint" />
        </>
      )}
      {dice.map(({ die, value }, at) => (
        <DieFace key={`${die}${at}`} x={84 + at * 52} y={31} die={die} value={value} />
      ))}
      <Label as="trust-sum" x={dice.length > 0 ? 68 + dice.length * 52 : 100} y={39} text={sum} />
      <Label
        as={`trust-total${total === undefined ? ' trust-faint-text' : ''}`}
        {...{ x: WIDTH - 12, y: 42, text: total ?? (isHorde ? words.say('board.no-dice') : '?') }}
      />
    </g>
  )
}

/** A row of what an attack comes to: when it holds, whether it does, and what happens. */
interface Outcome {
  readonly when: string | number
  readonly isHit: boolean
  readonly face: ComponentChildren
}

/** Possible results of an attack, row by row. */
function outcomesIn(rows: readonly Outcome[]) {
  const width = WIDTH / Math.max(rows.length, 3)
  return (
    <g class="trust-bands">
      {rows.map(({ when, isHit, face }, at) => (
        <g
          key={when}
          class={isHit ? 'trust-band trust-hit' : 'trust-band'}
          transform={`translate(${(at + 0.5) * width} 0)`}
        >
          <rect x={1.5 - width / 2} y="1" width={width - 3} height="74" rx="5" />
          <Label y={22} text={when} />
          <g transform="translate(0 52)">{face}</g>
        </g>
      ))}
    </g>
  )
}

/** combat.margin: the rows of the damage table, the one of the difference marked. */
function damageRows({ difference = Number.NaN }: Fight, damage: Components['damage']) {
  return rowsOf(damage).map((row): Outcome => {
    const isHit = row.from <= difference && difference <= row.to
    return { when: spanOf(row), isHit, face: <Damage what={row.what} /> }
  })
}

/** Effect of a row of the damage table, drawn around a point. */
export function Damage({ what }: Pick<Row, 'what'>) {
  const middle = { x: 0, y: 0, scale: 0.85 }
  if (what !== 'choice' && what > 0)
    return <Signs of={copies('wound', what)} gap={26} {...middle} />
  return (
    <>
      {what === 'choice' && <Signs of={['fatigue', 'wound']} gap={44} {...middle} />}
      <Label {...(what === 0 ? { as: 'trust-faint-text', text: '–' } : { text: '/' })} y={6} />
    </>
  )
}

/** zombie.kill-fives: five of the result for each zombie of the group. */
function killRows({ kills = 0, defence, attack: { total = 0 } }: Fight): readonly Outcome[] {
  return Array.from({ length: Math.min(Number(defence.who), 6) }, (_, at) => {
    const [when, isDead] = [5 * (at + 1), at < kills]
    const face = (
      <>
        <Sign of="zombie" x={0} y={-1} look="trust-undead" />
        {isDead && <Sign of="dead" x={0} y={-1} />}
      </>
    )
    return { when, isHit: isDead || total >= when, face }
  })
}

/** weapon.limit-threshold: the weapon, its limit, and what the green die has shown. */
function wear({ limit }: Fight, weapon: Weapon, { given, words }: View) {
  const data = given.components.weapons[weapon]
  const verdict = limit && words.say(limit.holds ? 'board.holds' : `board.fails-${data.category}`)
  return (
    <g class="trust-wear">
      <Told of={weapon} x={20} y={20} gap={22} text={nouns.item.alone(weapon, words)} />
      <Told
        {...{ of: 'green', x: 248, y: 20, scale: 0.6, look: 'trust-green' }}
        {...{ gap: 14, text: `≤ ${data.limit}` }}
      />
      <DieFace x={326} y={20} die="green" value={limit?.result} scale={1.05} />
      <Label
        as={limit?.holds ? 'trust-good-text' : 'trust-bad-text'}
        x={352}
        y={27}
        text={verdict}
      />
    </g>
  )
}

/** A die with what it shows; with how many faces it has, as long as it has not been rolled. */
function DieFace({ value, ...at }: DieProps & { readonly value: number | undefined }) {
  return (
    <DieSign scale={1.4} look={value === undefined ? 'trust-open' : ''} {...at}>
      <Label y={at.die === 'blue' ? 14 : 8} text={value ?? faces[at.die]} />
    </DieSign>
  )
}
