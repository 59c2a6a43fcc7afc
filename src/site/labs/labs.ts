import { embedAddress, pageAddress } from '../../content/addresses.ts'
import { type Language, languages } from '../../content/languages.ts'
import { pageName } from '../../content/pages.ts'
import type { LabPage } from '../../explorer/labs/page.ts'
import { type GameId, gameIds } from '../../games/manifest.ts'
import { at } from '../address.ts'
import { embedsIn } from '../embeds/embeds.ts'
import { load, loadFace } from '../islands/load.ts'
import { presetsOf } from '../scenarios/worked.ts'

/** A lab of a game: a kind of situation that a reader can build there. */
interface LabPath {
  readonly params: { readonly language: Language; readonly game: GameId; readonly kind: string }
  readonly props: { readonly language: Language; readonly game: GameId; readonly kind: string }
}

/** The pages of all labs: one for each kind of situation. */
export async function labPaths(): Promise<LabPath[]> {
  const paths = await Promise.all(
    gameIds.map(async (game) => {
      const { kinds } = (await loadFace(game)).game
      return languages.flatMap((language) =>
        kinds.map(({ name: kind }): LabPath => {
          const lab = { language, game, kind }
          return { params: lab, props: lab }
        }),
      )
    }),
  )
  return paths.flat()
}

/** Data that the page of a lab hands to its island. */
export async function labPage(language: Language, game: GameId, kind: string): Promise<LabPage> {
  const page = (first: Language) => at(pageAddress(first, game, `lab/${kind}`))
  const others = languages
    .filter((other) => other !== language)
    .map((other) => ({ language: other, page: page(other) }))
  const embeds = embedsIn(language, (one) => ({
    title: pageName(one, game, `lab/${kind}`),
    address: at(embedAddress(one, game, 'lab', kind)),
  }))
  const presets = await presetsOf(language, game, kind)
  const { face, words } = await load(language, game)
  const [title, lead] = [words.say(`lab.${kind}.title`), words.say(`lab.${kind}.lead`)]
  const isSeated = kind === 'game' || face.hasHands(kind)
  const practice = {
    page: at(pageAddress(language, game, 'practice')),
    deck: at(`/practice/${game}.json`),
  }
  return {
    language,
    game,
    kind,
    title,
    lead,
    isSeated,
    ...(kind === 'game' && { practice }),
    page: page(language),
    embeds,
    presets,
    others,
  }
}
