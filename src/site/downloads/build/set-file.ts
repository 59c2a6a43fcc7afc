import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../../content/languages.ts'
import { sayer } from '../../../content/messages.ts'
import { gameIds } from '../../../games/manifest.ts'
import { bundle } from './bundle.ts'
import { compose } from './compose.ts'
import { drawingsOf } from './drawings.ts'
import { pageAlone } from './frame.ts'
import type { Site } from './site.ts'
import { sheetsOf, stylesWithin } from './styles.ts'

/**
 * The file in which a device writes a set (`sets/carry.ts`): the page of sets with the engines of all games, and with empty
 * places for a set and its cases.
 */
export async function setFile(language: Language, site: Site): Promise<string> {
  const html = readFileSync(join(site.folder, language, 'set', 'index.html'), 'utf8')
  const say = sayer(language, 'downloads')
  return compose({
    language,
    title: say('file.title-set'),
    home: site.home ?? '',
    styles: stylesWithin(sheetsOf([html], site), site),
    drawings: drawingsOf(gameIds, site),
    frame: pageAlone(html, { site, has: () => false }, say),
    pages: [],
    data: { files: null, set: null, close: say('file.close') },
    script: await bundle({ entry: 'set', games: gameIds, language }, gameIds),
  })
}
