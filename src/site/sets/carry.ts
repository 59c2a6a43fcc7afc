import { encodeSet } from '../../explorer/sets/codec.ts'
import type { CaseSet } from '../../explorer/sets/set.ts'
import { wholeAddress } from '../../explorer/share/whole-address.ts'
import { fetchOnce } from '../../explorer/ui/fetch-once.ts'
import { folder, setFileOf } from '../downloads/names.ts'
import { caseWithin, dataWithin, element } from '../downloads/within.ts'
import { exampleAddress } from '../islands/load.ts'
import { caseListAddress, loadCaseList } from './case-list.ts'
import type { SetPage } from './page.ts'
import { loadSetCase, type ReadyCase } from './ready/ready-case.ts'

/* A set in one file: the device writes it into the file that the build has made for sets. No server takes part. */

const base = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/`

type Files = readonly (readonly [address: string, data: unknown])[]

/** The names of the cases of a game that a set has; of its labs, all. */
async function listFor({ language }: SetPage, game: string, { cases }: CaseSet): Promise<Files> {
  const { examples, labs } = await loadCaseList(language, game)
  const used = cases.flatMap(({ source }) => (source.type === 'example' ? [source.id] : []))
  const named = Object.entries(examples).filter(([id]) => used.includes(id))
  return [[caseListAddress(language, game), { examples: Object.fromEntries(named), labs }]]
}

/** The words of all clauses of a game. */
async function clausesFor({ face, words }: ReadyCase): Promise<Files> {
  const addresses = face.game.clauses.map(({ id }) => words.clauseAddress(id).replace(/\/#.*/, ''))
  return Promise.all(
    [...new Set(addresses)].map(async (chapter) => {
      const address = `${chapter}.json`
      return [address, await fetchOnce<unknown>(address)] as const
    }),
  )
}

/** The example that a case shows. */
async function exampleFor({ language }: SetPage, { own }: ReadyCase): Promise<Files> {
  if (own.source.type !== 'example') return []
  const address = exampleAddress(language, own.game, own.source.id)
  return [[address, caseWithin(base, await fetchOnce<object>(address))]]
}

/** Everything that the cases of a set fetch where they are shown, by its address within a file. */
async function filesFor(page: SetPage, set: CaseSet): Promise<Record<string, unknown>> {
  const games = page.games.map(({ game }) => game).filter((game) => usesGame(set, game))
  const cases = await Promise.all(set.cases.map((own) => loadSetCase(page.language, games, own)))
  const ready = cases.filter((one) => 'face' in one)
  const files = await Promise.all([
    ...games.map((game) => listFor(page, game, set)),
    ...games.flatMap((game) => ready.find(({ own }) => own.game === game) ?? []).map(clausesFor),
    ...ready.map((one) => exampleFor(page, one)),
  ])
  return Object.fromEntries(
    files.flat().map(([address, data]) => [String(dataWithin(base, address)), data]),
  )
}

const usesGame = ({ cases }: CaseSet, game: string) => cases.some((one) => one.game === game)

/**
 * The text of a file that holds a set with its cases, the engine and the drawings. Rejects where something could not be
 * fetched.
 */
export async function carriedFile(page: SetPage, set: CaseSet): Promise<string> {
  const address = `${base}${folder}${setFileOf(page.language)}`
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  const [empty, files] = await Promise.all([answer.text(), filesFor(page, set)])
  return empty
    .replace(/data-site="[^"]*"/, () => `data-site="${wholeAddress(base).replace(/\/$/, '')}"`)
    .replace(element('files', null), () => element('files', files))
    .replace(element('set', null), () => element('set', encodeSet(set)))
}
