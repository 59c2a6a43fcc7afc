/**
 * The rooms of the house, and which way the arrows run:
 *
 *     pages → site → node, cli, content → games/manifest → a game's index, words, what decides → kernel
 *             site → explorer ← a game's ui and board → its words                  explorer → kernel
 *
 * No game knows another, kernel and explorer know no game, and whoever stands above asks the manifest, or has
 * a face loaded by the name of its game.
 *
 * The linter reads no `.astro` files; `test/source/arrows.test.ts` holds their imports to these same rules.
 */

const rooms = {
  kernel: '^src/kernel/',
  explorer: '^src/explorer/',
  games: '^src/games/[^/]+/',
  manifest: '^src/games/manifest\\.ts$',
  content: '^src/content/',
  site: '^src/site/',
  pages: '^src/pages/',
  node: '^src/node/',
  cli: '^src/cli/',
}
const packages = '^node_modules/'

/** Files of a game that show it, and the folder that says it; all else of it decides. */
const shows = '(?:board/|ui\\.ts|worker\\.ts|engine\\.ts|taster\\.ts)'
const says = 'words/'
const decides = `(?!${shows}|${says}|index\\.ts)`

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'kernel-knows-no-game',
      comment:
        'The kernel runs any rulebook and therefore knows none; it knows no room above it either.',
      severity: 'error',
      from: { path: rooms.kernel },
      to: { pathNot: [rooms.kernel, packages] },
    },
    {
      name: 'explorer-knows-no-game',
      comment: 'The stage is handed the game that is played on it.',
      severity: 'error',
      from: { path: rooms.explorer },
      to: { pathNot: [rooms.explorer, rooms.kernel, packages] },
    },
    {
      name: 'games-know-no-other-game',
      comment: 'A game is complete in its own folder; what two games share belongs below them.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: rooms.games, pathNot: '^src/games/$1/' },
    },
    {
      name: 'rules-decide',
      comment:
        'What decides is neither said nor shown: it stands on the kernel and on its own game.',
      severity: 'error',
      from: { path: `^src/games/([^/]+)/${decides}` },
      to: {
        path: '^(src|content)/',
        pathNot: [rooms.kernel, `^src/games/$1/${decides}`],
      },
    },
    {
      name: 'decided-without-system-and-view',
      comment: 'What decides runs in a browser, a worker and on the command line alike.',
      severity: 'error',
      from: { path: [rooms.kernel, `^src/games/[^/]+/${decides}`] },
      to: {
        path: ['^node_modules/', '^(node:|fs|path|url)'],
        pathNot: '^node_modules/(fraction\\.js|pure-rand)/',
      },
    },
    {
      name: 'geometry-by-itself',
      comment: 'A plane is measured alike whatever is played on it: a room of pure functions.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/geometry/' },
      to: { pathNot: '^src/games/$1/geometry/' },
    },
    {
      name: 'words-say-what-is-decided',
      comment:
        'How a game is said is a function of what happened and of the sentences that are handed in.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/words/' },
      to: {
        path: '^(src|content)/',
        pathNot: [rooms.kernel, '^src/games/$1/words/', `^src/games/$1/${decides}`],
      },
    },
    {
      name: 'index-below-ui',
      comment: 'A game for programs draws nothing.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/index\\.ts$' },
      to: { path: [`^src/games/[^/]+/${shows}`, rooms.explorer, '^content/'] },
    },
    {
      name: 'boards-on-the-stage',
      comment:
        'What shows a game stands on the game, its words, the stage, and its component data.',
      severity: 'error',
      from: { path: `^src/games/([^/]+)/${shows}` },
      to: {
        path: '^(src|content)/',
        pathNot: [
          rooms.kernel,
          rooms.explorer,
          '^src/games/$1/(?!index\\.ts)',
          '^content/components/$1\\.yaml$',
        ],
      },
    },
    {
      name: 'manifest-of-indices',
      comment: 'The manifest knows of each game what its index says, and nobody below asks it.',
      severity: 'error',
      from: { path: rooms.manifest },
      to: { path: '^(src|content)/', pathNot: [rooms.kernel, '^src/games/[^/]+/index\\.ts$'] },
    },
    {
      name: 'games-by-the-manifest',
      comment: 'Above the games, nobody names one: the manifest hands it over.',
      severity: 'error',
      from: {
        path: [rooms.content, rooms.site, rooms.pages, rooms.node, rooms.cli],
      },
      to: { path: rooms.games, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'content-below-site',
      comment:
        'The reader of content checks it against the games; it knows nothing of how it is shown.',
      severity: 'error',
      from: { path: rooms.content },
      to: { path: [rooms.explorer, rooms.site, rooms.pages, rooms.node, rooms.cli] },
    },
    {
      name: 'browser-code-reads-no-files',
      comment:
        'Components that are hydrated ship to the browser; the reader of content stays at home.',
      severity: 'error',
      from: { path: '^src/(explorer|site)/.*\\.tsx$' },
      to: { path: [rooms.content, rooms.manifest], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'site-below-pages',
      severity: 'error',
      from: { path: rooms.site },
      to: { path: [rooms.pages, rooms.cli] },
    },
    {
      name: 'command-line-without-site',
      comment: 'Library and command line are games, their words and the content, without a page.',
      severity: 'error',
      from: { path: [rooms.node, rooms.cli] },
      to: { path: [rooms.explorer, rooms.site, rooms.pages] },
    },
    {
      name: 'library-without-command-line',
      comment: 'The command line is one program built on the library.',
      severity: 'error',
      from: { pathNot: rooms.cli },
      to: { path: rooms.cli },
    },
    {
      name: 'site-without-library',
      comment: 'The library is for programs outside; the house uses its rooms.',
      severity: 'error',
      from: { pathNot: [rooms.node, rooms.cli] },
      to: { path: rooms.node },
    },
    {
      name: 'no-circles',
      comment:
        'Two modules that need each other are one module, also where one needs but types or loads the other later.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^astro:', '\\?(url|raw|worker)'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.yaml'],
    },
    moduleSystems: ['es6'],
  },
}
