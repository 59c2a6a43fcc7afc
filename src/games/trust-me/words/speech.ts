import { namedIn, partNamer } from '../../../kernel/words/parts.ts'
import { type ByKind, speechOf, type Values } from '../../../kernel/words/speak.ts'
import type { Words } from '../../../kernel/words/words.ts'
import type { TrustMeEvent } from '../events.ts'
import { things } from '../nouns.ts'
import type { Given, Held } from '../position.ts'

type Of<Kind extends TrustMeEvent['kind']> = Extract<TrustMeEvent, { kind: Kind }>

/** Sentence by clause, for events of several clauses: the length of a move, the reason of a discard. */
const byClause: Readonly<Partial<Record<TrustMeEvent['clause'], string>>> = {
  'action.move': 'moves',
  'action.run': 'runs',
  'scenery.passage-yellow': 'jumps',
  'object.x1': 'once',
  'weapon.limit-melee': 'broken',
  'object.limit-roll': 'worn',
  'aim.trigger': 'fires',
  'aim.discard-los': 'sight',
  'aim.discard-own-combat': 'fights',
}

/** Sentence for a clause that was considered in vain. */
function idle({ clause, why, zombie }: Of<'not-applied'>): string {
  if (why === 'no-effect') return 'vehicle'
  if (why === 'no-figure-left') return 'no-figure'
  if (why === 'nobody-left') return 'nobody'
  if (why === 'unarmed' || why === 'not-active') return why
  if (clause === 'token.place') return 'no-box'
  if (why !== 'declined') return `${zombie === undefined ? 'seat' : 'zombie'}-${why}`
  if (clause === 'aim.optional') return 'aim'
  return clause === 'action.exchange' ? 'exchange' : 'nothing'
}

/** Key of what was shown: cards, items of the sheet, or both. */
function shown({ objectives, items }: Of<'revealed'>): string {
  if (items.length === 0) return 'cards'
  return objectives.length === 0 ? 'things' : 'both'
}

/** Several, one, or none. */
function many({ winners }: Of<'broken-off' | 'game-over'>): string {
  return ['nobody', 'alone'][winners.length] ?? 'several'
}

/** Key for a count: some or none. */
const some = (count: number) => (count > 0 ? 'some' : 'none')
const holds = (event: { readonly holds: boolean }) => (event.holds ? 'holds' : 'fails')

/** Chooses among several sentences for a kind of event. */
const variants: ByKind<TrustMeEvent, string> = {
  'not-applied': idle,
  'piece-placed': ({ seat }) => (seat ? 'player' : 'table'),
  'token-laid': ({ seat }) => (seat ? 'player' : 'piece'),
  'community-placed': ({ clause }) => (clause === 'setup.community' ? 'placed' : 'moved'),
  dropped: ({ clause }) => (/^(?:action|object)/.test(clause) ? 'chosen' : 'falls'),
  discarded: ({ clause }) => byClause[clause] ?? 'shown',
  'aim-discarded': ({ clause }) => byClause[clause] ?? 'attacked',
  turned: ({ held: { kind, mark } }) =>
    ({ action: 'rested', fatigue: 'tired' })[kind as string] ??
    (mark === 'empty' ? 'empty' : 'loaded'),
  cured: ({ seat, place, by }) => (place === null ? 'loose' : seat === by ? 'own' : 'other'),
  lifted: ({ things: all }) => some(all.length),
  rolled: ({ dice, why }) => (dice.length === 0 ? 'none' : why === 'charm' ? 'green' : why),
  'attack-total': ({ penalty }) => (penalty > 0 ? 'less' : 'plain'),
  'damage-decided': ({ damage }) => damage,
  'limit-rolled': holds,
  'infection-rolled': holds,
  'carries-on': ({ goesOn }) => (goesOn ? 'on' : 'stops'),
  wounded: ({ place, by }) => (place === null ? 'loose' : by === null ? 'own' : 'opponent'),
  infected: ({ place }) => (place ? 'place' : 'loose'),
  'kills-counted': ({ kills }) => some(kills),
  'group-attacks': ({ zombies }) => (zombies.length > 1 ? 'together' : 'alone'),
  stepped: ({ clause }) => byClause[clause] ?? 'contact',
  drawn: ({ priority }) => `p${priority}`,
  'zombie-moved': ({ priority }) => (priority > 0 ? 'goes' : 'lunges'),
  'round-ends': ({ left }) => (left === null ? 'open' : left === 0 ? 'last' : 'counted'),
  'broken-off': many,
  'game-over': many,
  revealed: shown,
}

/** skill.green-plus-one: what a green die comes to, with what the skill has added. */
function green(event: Of<'limit-rolled' | 'infection-rolled'>, say: Words['say']): string {
  const { result } = event
  const isSkilled = event.with?.includes('skill.green-plus-one')
  return isSkilled ? say('skilled', { result }) : String(result)
}

/** Several things by their names, those that are alike as one with their number. */
export function alike(names: readonly string[], title: string, { say }: Words): readonly string[] {
  return [...new Set(names)].map((name) => {
    const number = names.filter((other) => other === name).length
    const thing = say(`${title}.${name}`)
    return number > 1 ? say('times', { thing, number }) : thing
  })
}

/** Several things in one list, those that are alike as one with their number. */
function listOf(things: readonly Held[], words: Words): string {
  const names = things.map(({ kind, mark }) => (mark === 'none' ? kind : `${kind}-${mark}`))
  return words.list(alike(names, 'item-title', words))
}

/** Summary of things that are taken up; empty when they are hidden. */
function tallied({ things: all }: Partial<Of<'lifted'>>, words: Words): Values {
  return all ? { things: listOf(all, words) } : {}
}

/** A number with a minus that is one. */
function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number)
}

/** Counted and computed values of sentences. */
const values: ByKind<TrustMeEvent, Values, [Words]> = {
  'tokens-recovered': ({ places }) => ({ count: places.length }),
  lifted: tallied,
  cured: ({ what }, { say }) => ({ removed: say(`removed.${what}`) }),
  turned: ({ held }, { say }) => ({ thing: say(`item-title.${held.kind}`) }),
  'limit-rolled': (event, { say }) => ({
    thing: say(`item-title.${event.item}`),
    result: green(event, say),
  }),
  'infection-rolled': (event, { say }) => ({ result: green(event, say) }),
  rolled: ({ dice }) => ({ value: dice[0]?.value ?? 0 }),
  'attack-total': ({ total }) => ({ sum: signed(total) }),
  margin: ({ attack, difference }) => ({ signed: signed(attack), result: signed(difference) }),
  'damage-decided': ({ wounds }) => ({ count: wounds }),
  'kills-counted': ({ score, kills, group }) => ({
    sum: signed(score),
    count: kills,
    size: group.length,
  }),
  'group-attacks': ({ zombies }) => ({ size: zombies.length }),
  revealed: ({ objectives, items }, words) => ({
    cards: words.list(alike(objectives, 'objective-title', words)),
    things: listOf(items, words),
  }),
  'points-counted': ({ total }) => ({ count: total }),
  'claim-failed': ({ total }) => ({ count: total }),
  'round-ends': ({ left }) => ({ count: left ?? 0 }),
}

const whole = ['players', 'survivors', 'by', 'seat', 'target', 'weapon', 'penalty', 'dead', 'comes']
const figure = ['passport', 'sheet', 'reserve', 'objectives', 'x', 'y', 'noise', 'community']

/** Names of the parts of situations. */
const situationPart = partNamer(things, {
  ...namedIn('editor', ...whole, 'zombies', 'pieces', 'lying', 'din', 'base', 'defence', 'damage'),
  mostRounds: 'editor.most-rounds',
  firstPlayer: 'editor.first-player',
  'survivors.{seat}': 'editor.survivor-of',
  ...Object.fromEntries(figure.map((part) => [`survivors.{seat}.${part}`, `editor.${part}`])),
  'survivors.{seat}.target': 'editor.aims',
  'survivors.{seat}.sheet.{place}': ({ place }, { say }) => say(`place-title.${place}`),
  'survivors.{seat}.objectives.#': 'editor.card',
  'zombies.#': 'editor.zombie',
  'pieces.#': 'editor.piece',
  'lying.#': 'editor.token',
  'lying.#.piece': 'editor.on-piece',
  'defence.#': 'editor.die',
  'damage.#': 'editor.band',
  ...namedIn('editor', 'x', 'y', 'turn', 'kind', 'item', 'side', 'from', 'wounds'),
})

/** Speech of Trust Me. */
export const speech = speechOf<TrustMeEvent, Given>(things, {
  variants,
  values,
  headings: {
    'round-begins': ({ round }, { say }) => say('heading.round', { round }),
    'zombies-activated': (_event, { say }) => say('heading.zombies'),
    'action-declared': ({ seat, action }, { say }) =>
      say('heading.turn', { seat, action: say(`action.${action}`) }),
  },
  situationPart,
})
