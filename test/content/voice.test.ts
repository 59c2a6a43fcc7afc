import { describe, expect, test } from 'vitest'
import { firstGameOf } from '../../src/content/beginnings/first-games.ts'
import { chaptersOf } from '../../src/content/chapters.ts'
import { type Language, languages } from '../../src/content/languages.ts'
import { lessonPages } from '../../src/content/pages.ts'
import { scenariosOf } from '../../src/content/scenarios.ts'
import { type GameId, gameIds } from '../../src/games/manifest.ts'
import { schoolYear } from './readability.ts'
import { constructionsIn, type Owner, owners, placesIn, textsOf } from './voice.ts'

/**
 * Most places that the texts of a game, or those that all games share, may have. These numbers only go down: once all
 * texts are rewritten, 40 in English are the most.
 */
const limits: Readonly<Record<Owner, Readonly<Record<Language, number>>>> = {
  'wild-gangs': { en: 0, fr: 0 },
  'quick-and-undead': { en: 1, fr: 0 },
  'fast-west': { en: 8, fr: 0 },
  nowheresville: { en: 0, fr: 0 },
  'trust-me': { en: 0, fr: 0 },
  shared: { en: 0, fr: 0 },
}

/**
 * Highest school year, on average, of the chapters of a game, and of its lessons with its first game. A rule may ask for
 * the 7th and a lesson for the 6th; all games are easier than that, and stay so.
 */
const years = { chapters: 6, lessons: 4 } as const

describe.each(languages)('constructions that nobody says aloud, in %s', (language) => {
  test.each(owners)('are no more than before: %s', (owner) => {
    const places = placesIn(language, owner)
    const found = places.length <= limits[owner][language] ? [] : places
    expect(found).toEqual([])
  })
})

/** Words with which the question of an example says that another interpretation holds: the same in all games. */
const introductions: Readonly<Record<Language, string>> = {
  en: 'Some read the rule like this: ',
  fr: 'Selon une autre interprétation, ',
}

/** An example of a variant that the rulebook offers, which is no interpretation of anything. */
const ofVariants = ['flee-variant-without-reward']

test.each(languages)('another interpretation is introduced in one way, in %s', (language) => {
  const examples = gameIds.flatMap((game) => [...scenariosOf(game).values()])
  const others = examples.filter(
    ({ id, readings }) => Object.keys(readings).length > 0 && !ofVariants.includes(id),
  )
  expect(others.length).toBeGreaterThan(50)
  const otherwise = others.filter(
    ({ question }) => !question[language].startsWith(introductions[language]),
  )
  expect(otherwise.map(({ id, question }) => `${id}: ${question[language]}`)).toEqual([])
})

describe('a construction', () => {
  test('is seen in English, with what stands around it', () => {
    const texts = [
      'The card lies on the table.',
      'Whoever is first begins.',
      'Two play. A begins.',
      'With ours, A wins.',
      'A loses, as another interpretation has it.',
      'How many Wounds has A?',
      'Can that be?',
      'At whom does A aim?',
      'Not so many cards.',
      'What is to be done?',
      'Which of what is near?',
    ]
    expect(texts.filter((text) => constructionsIn('en', text).length !== 1)).toEqual([])
    expect(constructionsIn('en', 'Here lies the card.')).toEqual([
      'a text: lie for be: …Here lies the card.…',
    ])
  })

  test('is seen in a title, where it needs another case', () => {
    expect(constructionsIn('en', 'The same, but later', 'title')).toHaveLength(1)
    expect(constructionsIn('en', 'Same beginning: B grabs.', 'question')).toHaveLength(1)
    expect(constructionsIn('en', 'The same holds here.')).toEqual([])
  })

  test('is seen in French', () => {
    const texts = [
      'A rapporte 1 Vivres.',
      'Selon la nôtre, A gagne.',
      'A pointe C.',
      'Tous pointent personne.',
      'Commence le tour des joueurs.',
      'Nul ne le voit.',
      'Les dés sont de nous.',
    ]
    expect(texts.filter((text) => constructionsIn('fr', text).length !== 1)).toEqual([])
  })

  test('is not seen where people speak like that', () => {
    const english = 'How many tokens does A have? B has 2. Same as before: who plays?'
    const french = 'A a 1 Basket et 2 Vivres. A vise C. Il pointe la main. La balle 1 annule tout.'
    expect([...constructionsIn('en', english), ...constructionsIn('fr', french)]).toEqual([])
  })
})

/** The average of some numbers. */
function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}

/** The school year of a page of prose. */
function yearOfPage(file: string): number {
  return schoolYear(textsOf(file, 'en').map(({ text }) => text))
}

/** First texts that a newcomer to a game reads: its lessons, and the notes of its first game. */
function firstYears(game: GameId): number[] {
  const lessons = lessonPages(game).map((page) => yearOfPage(`content/docs/en/${game}/${page}.mdx`))
  const first = firstGameOf(game)
  if (!first) return lessons
  return [...lessons, schoolYear([first.goal, ...first.notes].map(({ en }) => en))]
}

describe.each(gameIds)('the English of %s', (game) => {
  test('is understood in school: its chapters', () => {
    const chapters = chaptersOf('en', game).map(
      ({ prose }) => [prose.file, yearOfPage(prose.file)] as const,
    )
    const average = mean(chapters.map(([, year]) => year))
    expect(average, chapters.map((one) => one.join(': ')).join('\n')).toBeLessThanOrEqual(
      years.chapters,
    )
  })

  test('is understood in school: its lessons and its first game', () => {
    const found = firstYears(game)
    expect(mean(found), found.join(', ')).toBeLessThanOrEqual(years.lessons)
  })
})

describe('the school year of a text', () => {
  test('grows with the words of a sentence and with their syllables', () => {
    const plain = schoolYear(['Roll a die. Take a card.'])
    const long = schoolYear([
      'Roll a die, and then, when it is your turn and you have no card left, take a card.',
    ])
    const learned = schoolYear(['Consider alternatives. Deliberate extensively.'])
    expect(plain).toBeLessThan(long)
    expect(plain).toBeLessThan(learned)
  })

  test('does not count what is no sentence', () => {
    const text = 'Roll a die. Take a card.'
    expect(schoolYear([text, 'Organisation of tournaments'])).toBe(schoolYear([text]))
  })
})
