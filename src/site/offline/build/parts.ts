import { isLanguage, languages } from '../../../content/languages.ts'
import { gameIds, isGame } from '../../../games/manifest.ts'
import { house, type Part } from '../names.ts'
import type { OwnersByScript } from './owners.ts'

/** All parts of the site that can be kept. */
export const allParts: readonly Part[] = languages.flatMap((language) =>
  [house, ...gameIds].map((name) => ({ language, name })),
)

/** Files that nobody keeps: those for search engines and hosts, embedded pages, and the lists of what can be kept. */
const never = /^(?:embed|offline)\/|^(?:sw\.js|_headers|robots\.txt)$|^sitemap/

/**
 * The parts to which a file of the site belongs, by its path.
 *
 * @param styled The parts whose pages name a style sheet.
 */
export function partsOf(
  path: string,
  owners: OwnersByScript,
  styled: (path: string, part: Part) => boolean,
): readonly Part[] {
  if (never.test(path)) return []
  if (path.startsWith('_astro/')) return partsOfAsset(path, owners, styled)
  const names = path.split('/').flatMap((step) => [step, step.replace(/\.\w+$/, '')])
  const game = names.find((name) => isGame(name)) ?? house
  const language = names.find((name) => isLanguage(name))
  return allParts.filter(
    (part) => part.name === game && (language === undefined || part.language === language),
  )
}

function partsOfAsset(
  path: string,
  owners: OwnersByScript,
  styled: (path: string, part: Part) => boolean,
): readonly Part[] {
  const isForAll = (part: Part) => part.name === house
  if (path.endsWith('.css')) {
    const naming = allParts.filter((part) => styled(path, part))
    // A sheet that the pages of the site use travels with them.
    return naming.filter((part) => isForAll(part) || !naming.some(isForAll))
  }
  const owned = owners.get(path)
  return allParts.filter((part) => {
    const isSpoken = !owned?.languages.size || owned.languages.has(part.language)
    return isSpoken && (owned?.games.size ? owned.games.has(part.name) : isForAll(part))
  })
}
