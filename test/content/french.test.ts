import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { learnFile } from '../../src/content/beginnings/learn.ts'
import { componentsFile } from '../../src/content/components/index.ts'
import { glossaryFile } from '../../src/content/glossary.ts'
import { filesOfRoom, messageRooms } from '../../src/content/messages.ts'
import { misreadingsFile } from '../../src/content/misreadings.ts'
import { proseOf } from '../../src/content/pages.ts'
import { readProse } from '../../src/content/prose.ts'
import { inProject, shortPath } from '../../src/content/root.ts'
import { rulingsFile } from '../../src/content/rulings.ts'
import { scenariosFolder } from '../../src/content/scenarios.ts'
import { filesIn } from '../../src/content/yaml.ts'
import { type GameId, gameIds } from '../../src/games/manifest.ts'
import { faultsIn } from './typography.ts'

/** Every text in a piece of data. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}

/** Texts under a key `fr`, at any depth. */
function frenchIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'fr' ? textsIn(value) : frenchIn(value),
  )
}

function faultsOf(file: string, texts: readonly string[]): string[] {
  return texts.flatMap((text) => faultsIn(text).map((fault) => `${shortPath(file)}: ${fault}`))
}

function dataFiles(game: GameId): string[] {
  const disputes = inProject('content', 'disputes', `${game}.yaml`)
  const told = [componentsFile(game), glossaryFile(game), rulingsFile(game)]
  const single = [...told, learnFile(game), disputes, misreadingsFile(game)]
  return [...single, ...filesIn(scenariosFolder(game), '.yaml')]
}

describe('French as it is printed', () => {
  test.each(proseOf('fr').map(({ file }) => file))('in %s', (file) => {
    const { frontmatter, words } = readProse(inProject(file))
    const head = [frontmatter.title, frontmatter.description].filter((text) => text !== undefined)
    const inHead = faultsOf(inProject(file), head.map(String))
    const inText = words.flatMap(({ line, text }) =>
      faultsIn(text).map((fault) => `${file}:${line}: ${fault}`),
    )
    expect([...inHead, ...inText]).toEqual([])
  })

  test.each(messageRooms('fr'))('in the sentences of %s', (room) => {
    const faults = filesOfRoom('fr', room).flatMap((file) =>
      faultsOf(file, textsIn(parse(readFileSync(file, 'utf8')))),
    )
    expect(faults).toEqual([])
  })

  test.each(gameIds)('in the data of %s', (game) => {
    const faults = dataFiles(game).flatMap((file) =>
      faultsOf(file, frenchIn(parse(readFileSync(file, 'utf8')))),
    )
    expect(faults).toEqual([])
  })
})

describe('the reader of French', () => {
  test.each([
    'Qui gagne ?',
    'Fin ; suite',
    '« mot »',
    "l'adjoint",
    'une somme de 200$',
    'coup d’oeil',
    'A deux joueurs',
    'si tu veux',
    'le Shérif est en NW',
  ])('finds the fault in %s', (text) => {
    expect(faultsIn(text)).not.toEqual([])
  })

  test.each([
    'Qui gagne\u202f?',
    'Fin\u202f; suite\u00a0: «\u00a0mot\u00a0»',
    'l’adjoint du shérif',
    'une somme de 200\u00a0$, à 2:1',
    'À deux joueurs, un coup d’œil',
  ])('passes %s', (text) => {
    expect(faultsIn(text)).toEqual([])
  })
})
