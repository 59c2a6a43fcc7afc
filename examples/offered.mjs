import { atRandom, fullTrace, loadGame, replay } from 'reckoning'

const game = loadGame('fast-west')
const roulette = game.open({ kind: 'roulette', players: 4, by: 'B' })
if (!roulette.ok) throw new Error(JSON.stringify(roulette.refusals))

const run = replay(game, roulette.value, atRandom(3))
for (const line of fullTrace(game, run)) {
  if (line.type === 'event') continue
  const { question, value, offered, forced } = line
  const how = forced ? 'had to be' : `was, out of ${offered?.join(', ') ?? question.count},`
  console.log(`${question.kind} ${how} ${value}`)
}
