/**
 * The rooms of the house, and which way the arrows run:
 * pages → site → explorer → speech → engine/games → engine/kernel, and cli → node → speech.
 * `src/content` is the one reader of `content/`; pages, site, library, command line and tests may ask it.
 *
 * The linter reads no `.astro` files; `test/explorer/arrows.test.ts` holds their imports to these same rules.
 */

const rooms = {
  kernel: '^src/engine/kernel/',
  games: '^src/engine/games/',
  engine: '^src/engine/',
  content: '^src/content/',
  speech: '^src/speech/',
  address: '^src/address/',
  explorer: '^src/explorer/',
  site: '^src/site/',
  pages: '^src/pages/',
  node: '^src/node/',
  cli: '^src/cli/',
}

/** All that stands above the engine and the words in which it speaks. */
const shown = [rooms.address, rooms.explorer, rooms.site, rooms.pages, rooms.node, rooms.cli]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'kernel-knows-no-game',
      comment: 'The kernel runs any rulebook and therefore knows none.',
      severity: 'error',
      from: { path: rooms.kernel },
      to: { pathNot: [rooms.kernel, '^node_modules/'] },
    },
    {
      name: 'games-know-no-other-game',
      comment: 'A game is complete in its own folder; what two games share belongs to the kernel.',
      severity: 'error',
      from: { path: '^src/engine/games/([^/]+)/' },
      to: { path: '^src/engine/games/[^/]+/', pathNot: '^src/engine/games/$1/' },
    },
    {
      name: 'engine-runs-anywhere',
      comment: 'The engine imports nothing of the rooms, no content, and nothing of the system.',
      severity: 'error',
      from: { path: rooms.engine },
      to: { path: [rooms.content, rooms.speech, ...shown] },
    },
    {
      name: 'engine-without-system',
      comment: 'The engine runs in a browser, a worker and on the command line alike.',
      severity: 'error',
      from: { path: rooms.engine },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'engine-without-view',
      comment: 'The engine draws nothing and says nothing.',
      severity: 'error',
      from: { path: rooms.engine },
      to: { path: '^node_modules/(preact|@preact|astro|@astrojs|i18next|yaml|zod)/' },
    },
    {
      name: 'content-knows-the-engine-only',
      comment:
        'The reader of content checks it against the engine; it knows nothing of how it is shown.',
      severity: 'error',
      from: { path: rooms.content },
      to: { path: [rooms.speech, ...shown] },
    },
    {
      name: 'speech-knows-the-engine-only',
      comment:
        'Putting into words is a function of what happened and of the sentences that are handed in.',
      severity: 'error',
      from: { path: rooms.speech },
      to: { pathNot: [rooms.speech, rooms.engine] },
    },
    {
      name: 'words-and-boards-of-one-game',
      comment: 'How a game is said and drawn knows that game alone.',
      severity: 'error',
      from: { path: '^src/(?:speech/games|explorer/boards)/([^/.]+)' },
      to: {
        path: '^src/(?:engine/games|speech/games|explorer/boards)/[^/]+',
        pathNot: '^src/(?:engine/games|speech/games|explorer/boards)/$1[/.]',
      },
    },
    {
      name: 'addresses-below-what-stands-at-them',
      comment:
        'Where a page stands is known to all that is shown, and knows nothing of what it shows.',
      severity: 'error',
      from: { path: rooms.address },
      to: { path: '^src/', pathNot: [rooms.address, rooms.content] },
    },
    {
      name: 'explorer-below-site',
      comment: 'What people touch knows nothing of the frame around it.',
      severity: 'error',
      from: { path: rooms.explorer },
      to: { path: [rooms.site, rooms.pages, rooms.node, rooms.cli] },
    },
    {
      name: 'browser-code-reads-no-files',
      comment:
        'Components that are hydrated ship to the browser; the reader of content stays at home.',
      severity: 'error',
      from: { path: '^src/explorer/.*\\.tsx$' },
      to: { path: [rooms.content, '^src/address/place'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'site-below-pages',
      severity: 'error',
      from: { path: rooms.site },
      to: { path: [rooms.pages, rooms.cli] },
    },
    {
      name: 'command-line-without-site',
      comment:
        'Library and command line are the engine, its words and the content, without a page.',
      severity: 'error',
      from: { path: [rooms.node, rooms.cli] },
      to: { path: [rooms.address, rooms.explorer, rooms.site, rooms.pages] },
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
      comment: 'Two modules that need each other are one module.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
