import { atRandom, byValue, factOdds, first, loadGame, replay, speakerOf } from 'reckoning'

const game = loadGame('wild-gangs')
const say = speakerOf(game, 'en')
const tiles = [500, 200]
const town = game.open({
  kind: 'town',
  players: 3,
  events: { N1: 'sheriff', N2: 'keg', E: 'deputy', S2: 'unknown', S1: 'unknown', W: 'unknown' },
  loots: { NW: tiles, NC: tiles, NE: tiles, SE: tiles, SC: [700, 400], SW: tiles },
  gangsters: { 'SC.s': ['A3', '(B7)', 'C?'], 'SW.w': ['A9', 'B6', 'C1'] },
})
if (!town.ok) throw new Error(town.refusals.map(say.refusal).join('\n'))

const odds = factOdds(game, town.value, { fact: 'loot-winner', building: 'SC', loot: 'larger' })
if (!odds.ok) throw new Error(odds.refusals.map(say.refusal).join('\n'))
for (const { result, chance } of odds.value.outcomes) console.log(result, chance.toFraction())

const captures = byValue([{ to: 'capture', by: 'A', answer: 'B' }])
const { events, position } = replay(game, town.value, first(captures, atRandom(1)))
for (const event of events)
  console.log(say.clause(event.clause), say.event(event, town.value.given))
console.log(`${position.winner} wins.`)
