/**
 * `npm run new:game -- prairie-dogs`: makes a game of that name out of the toy of `test/games/toy/`. It is whole:
 * library, command line, laws and the tests of content accept it at once. From there on `test/games/steps.test.ts`
 * says, in order, what is still the toy's and what is missing.
 */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { makeGame, wrongName } from './new-game/make.ts'

const root = dirname(import.meta.dirname)
const [name = ''] = process.argv.slice(2)
const wrong = wrongName(name, root)
if (wrong) {
  console.error(`${wrong}\nnpm run new:game -- <name>, for example prairie-dogs`)
  process.exit(2)
}
for (const file of makeGame(name, root)) console.log(file)
// Names that are longer or shorter than the toy's, or sort otherwise, are laid out anew.
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
const own = [`src/games/${name}`, 'src/games/manifest.ts']
spawnSync(process.execPath, [biome, 'check', '--write', ...own], { cwd: root, stdio: 'ignore' })
console.log(`
It plays:  npx reckoning resolve ${name}-bust
The laws:  npx vitest run --project engine test/games/laws.test.ts -t ${name}
The steps: npx vitest run --project engine test/games/steps.test.ts -t ${name}`)
