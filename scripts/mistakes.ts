/**
 * Prints how many wrong options of the worked examples are explained by a mistake that leads to them: `npm run mistakes`.
 * With `-- list` it names the options that have no reason of their own.
 */
import { scenariosOf } from '../src/content/scenarios.ts'
import { gameIds } from '../src/games/manifest.ts'
import { explained, mistakeWays } from '../src/site/practice/mistakes.ts'

const isListing = process.argv.includes('list')
const width = 18
let [all, told] = [0, 0]
console.log(['game'.padEnd(width), 'wrong', 'told', '%', ...mistakeWays].join('\t'))
for (const game of gameIds) {
  const ways = new Map<string, number>()
  let [wrong, found] = [0, 0]
  for (const scenario of scenariosOf(game).values()) {
    const { wrong: options, mistakes } = explained(scenario)
    for (const value of options) {
      const mistake = mistakes.find((one) => one.value === value)
      wrong += 1
      if (mistake) found += 1
      if (mistake) ways.set(mistake.way, (ways.get(mistake.way) ?? 0) + 1)
      if (!mistake && isListing) console.log(`  ${game}/${scenario.id}: ${value}`)
    }
  }
  all += wrong
  told += found
  const share = Math.round((100 * found) / wrong)
  const counts = mistakeWays.map((way) => ways.get(way) ?? 0)
  console.log([game.padEnd(width), wrong, found, share, ...counts].join('\t'))
}
console.log(['together'.padEnd(width), all, told, Math.round((100 * told) / all)].join('\t'))
