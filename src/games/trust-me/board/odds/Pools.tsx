import Fraction from 'fraction.js'
import type { PanelProps } from '../../../../explorer/face.ts'
import { exactOf, fractionText } from '../../../../explorer/player/exact.ts'
import { ChoicesTable } from '../../../../explorer/weigh/ChoicesTable.tsx'
import type { Words } from '../../../../kernel/words/words.ts'
import type { Die, Seat } from '../../components.ts'
import { difference, failing, type Spread, sumsOf, waysBetween } from '../../odds/pools.ts'
import type { Given, Position } from '../../position.ts'
import { skillsOf } from '../../rules/sheet.ts'
import { type Fight, fightOf, rowsOf } from '../fight.ts'
import { laidOf, type View } from '../view.ts'

/** Of the two pools of a combat: what a row of the table is, and what each side rolls in it. */
interface Case {
  readonly key: string
  readonly attack: readonly Die[]
  readonly defence: readonly Die[]
}

/** What a combat comes to as it stands, and with each die of a skill won or lost: what a token on its box costs. */
export function Pools({ words, session }: PanelProps) {
  const opening = session.opening.value
  const given = opening.given as Given
  const view: View = {
    position: opening.position as Position,
    given,
    words,
    readings: opening.readings,
  }
  const fight = fightOf(view)
  if (!fight) return null
  return typeof fight.defence.who === 'number' ? (
    <Kills fight={fight} words={words} />
  ) : (
    <Rows fight={fight} view={view} />
  )
}

/** The cases: as it is, with the die of the attacker's skill turned over, with that of the defender's. */
function casesOf({ attack, defence, weapon }: Fight): readonly Case[] {
  const [mine, its] = [dieOf(attack), dieOf(defence)]
  const turned = (dice: readonly Die[], die: Die) =>
    dice.includes(die) ? dice.toSpliced(dice.lastIndexOf(die), 1) : [...dice, die]
  const hasSkill = mine.length > 1
  return [
    { key: 'now', attack: mine, defence: its },
    ...(weapon
      ? [{ key: hasSkill ? 'attack-covered' : 'attack-free', attack: skilled(mine), defence: its }]
      : []),
    {
      key: its.includes('blue') ? 'defence-covered' : 'defence-free',
      attack: mine,
      defence: turned(its, 'blue'),
    },
  ]
}

/** The dice of an attack with the yellow one of its skill, or without: it is rolled beside that of the weapon. */
function skilled(dice: readonly Die[]): readonly Die[] {
  return dice.length > 1 ? dice.slice(0, 1) : [...dice, 'yellow']
}

function dieOf({ dice }: Fight['attack']): readonly Die[] {
  return dice.map(({ die }) => die)
}

/** combat.margin: the chance of each row of the damage table, case by case; and of the weapon to fail. */
function Rows({ fight, view }: { readonly fight: Fight; readonly view: View }) {
  const { given, words } = view
  const { say } = words
  const { attack, defence, weapon } = fight
  const rows = rowsOf(given.components.damage)
  const added = (side: Fight['attack']) => side.bonus - side.penalty
  const isFixed = typeof attack.who === 'number'
  return (
    <div class="live-panel">
      <p>{say('pools.lead')}</p>
      <div class="choices-scroll">
        <ChoicesTable
          columns={[
            { label: say('pools.case') },
            ...rows.map(({ from, to }) => ({ label: spanOf(from, to), isNumber: true })),
          ]}
          rows={casesOf(fight).map((one) => {
            const mine = isFixed ? sumsOf([], attack.total) : sumsOf(one.attack, added(attack))
            const spread = difference(mine, sumsOf(one.defence, added(defence)))
            return {
              key: one.key,
              cells: [
                say(`pools.${one.key}`),
                ...rows.map(({ from, to }) => (
                  <Chance spread={spread} from={from} to={to} words={words} />
                )),
              ],
            }
          })}
        />
      </div>
      {weapon && <Wear fight={fight} view={view} />}
    </div>
  )
}

function spanOf(from: number, to: number): string {
  if (from === Number.NEGATIVE_INFINITY) return `≤ ${to}`
  return to === Number.POSITIVE_INFINITY ? `${from} +` : `${from}–${to}`
}

interface ChanceProps {
  readonly spread: Spread
  readonly from: number
  readonly to: number
  readonly words: Words
}

/** A chance in percent; the fraction is at hand. */
function Chance({ spread, from, to, words }: ChanceProps) {
  const exact = exactOf(new Fraction(waysBetween(spread, from, to), spread.all))
  return <span title={fractionText(exact)}>{words.percent(exact.share)}</span>
}

/** weapon.limit-threshold, skill.green-plus-one: how likely the weapon fails, with the skill of the green die and without. */
function Wear({ fight, view }: { readonly fight: Fight; readonly view: View }) {
  const { given, words } = view
  const { weapons } = given.components
  const { limit } = weapons[fight.weapon as keyof typeof weapons]
  const more = skillsOf(laidOf(view), fight.attack.who as Seat, 'green')
  const chance = (by: number) => fractionText(exactOf(new Fraction(failing(limit, by), 12)))
  return (
    <p>
      {words.say(more > 0 ? 'pools.wear-free' : 'pools.wear-covered', {
        now: chance(more),
        else: chance(more > 0 ? more - 1 : 1),
      })}
    </p>
  )
}

/** zombie.kill-fives: how likely so many zombies fall, or more. */
function Kills({ fight, words }: { readonly fight: Fight; readonly words: Words }) {
  const { attack, defence } = fight
  const zombies = Math.min(defence.who as number, 6)
  const counts = Array.from({ length: zombies }, (_, at) => at + 1)
  const cases = casesOf(fight).filter(({ key }) => !key.startsWith('defence'))
  return (
    <div class="live-panel">
      <p>{words.say('pools.kills')}</p>
      <ChoicesTable
        columns={[
          { label: words.say('pools.case') },
          ...counts.map((count) => ({ label: `${count} +`, isNumber: true })),
        ]}
        rows={cases.map((one) => ({
          key: one.key,
          cells: [
            words.say(`pools.${one.key}`),
            ...counts.map((count) => (
              <Chance
                spread={sumsOf(one.attack, attack.bonus - attack.penalty)}
                from={5 * count}
                to={Number.POSITIVE_INFINITY}
                words={words}
              />
            )),
          ],
        }))}
      />
    </div>
  )
}
