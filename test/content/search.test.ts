import { describe, expect, test } from 'vitest'
import { askedAs } from '../../src/content/asked.ts'
import { clausesOf } from '../../src/content/clauses.ts'
import { type Language, languages } from '../../src/content/languages.ts'
import { once } from '../../src/content/once.ts'
import { allQuarrels } from '../../src/content/quarrels.ts'
import { rulingsOf } from '../../src/content/rulings.ts'
import { type GameId, gameIds } from '../../src/games/manifest.ts'
import { arrange } from '../../src/site/search/arrange.ts'
import { wordsIn } from '../../src/site/search/build-index.ts'
import type { Found } from '../../src/site/search/index-search.ts'
import { keyIn } from '../../src/site/search/kinds.ts'
import { Reader } from '../../src/site/search/question.ts'
import { nearest } from '../../src/site/search/slips.ts'
import { rootOf, splitWords } from '../../src/site/search/words.ts'
import { askIn, questionSets, questionsIn, searchIn, shelvesIn } from './search/asking.ts'

describe('what is typed and what is indexed', () => {
  test.each([
    ['l’Adjoint du shérif', ['adjoint', 'du', 'sherif']],
    ['lorsqu’il évoque', ['il', 'evoque']],
    ['cœur', ['coeur']],
    ['Peut-elle payer', ['peut', 'payer']],
    ['the gang’s loot', ['the', 'gang', 'loot']],
    ['I can’t pay: 200\u00a0$', ['i', 'cant', 'pay', '200']],
    ['le dé de deux dés', ['le', 'dez', 'de', 'deux', 'dez']],
  ])('are taken word by word: %s', (text, words) => {
    expect(splitWords(text)).toEqual(words)
  })

  test.each([
    [['robbing', 'robs', 'robbed']],
    [['tirer', 'tirent', 'tirant']],
    [['larger', 'largest']],
  ])('are the same in every form: %s', (forms) => {
    expect(new Set(forms.map(rootOf)).size).toBe(1)
  })

  test.each([
    ['sherrif', ['sheriff']],
    ['sherif', ['sheriff']],
    ['shreiff', ['sheriff']],
    ['shxrxff', ['sheriff']],
    ['shxrxfx', []],
    ['shef', []],
  ])('are mended by a slip, or two in a long word: %s', (typed, meant) => {
    expect(nearest(typed, ['sheriff', 'deputy'])).toEqual(meant)
  })

  test.each(['7.3', 'sheriff.equal', 'space.6-extort', ' 10.12 '])(
    'name a clause outright: %s',
    (query) => {
      expect(keyIn(query)).toBe(query.trim())
    },
  )

  test.each(['sheriff equal', '7', 'v1.2.3', 'M. Jones'])('name none: %s', (query) => {
    expect(keyIn(query)).toBeUndefined()
  })
})

describe('a question', () => {
  const reader = new Reader(
    {
      fillers: 'the a in is on my own can i of',
      forms: ['shoot shot shooting'],
      means: {
        undead: 'zombie',
        'duel of three': 'three way',
        solo: 'on my own',
        'hors-la-loi': 'bandit',
      },
    },
    ['undead', 'duel', 'three', 'shoot', 'sheriff'],
  )
  const queries = (question: string) =>
    Object.fromEntries(
      reader.read(question).map(({ word, senses }) => [word, senses.map(({ query }) => query)]),
    )

  test('is read in the words of the books, alone or with their neighbours', () => {
    expect(queries('the zombie in a three way')).toEqual({
      zombie: ['zombie', 'undead'],
      three: ['three', 'duel three'],
      way: ['duel three'],
    })
  })

  test('is read in the first form of an irregular word', () => {
    expect(queries('I shot')).toEqual({ shoot: ['shoot'] })
  })

  test('says together what its words do not say alone', () => {
    expect(queries('can I duel on my own')).toEqual({ duel: ['duel'], own: ['solo'] })
  })

  test('is taken whole where no word of it says anything', () => {
    expect(Object.keys(queries('is a'))).toEqual(['is', 'a'])
  })

  test('is mended where a word is unknown, and kept where it may be unfinished', () => {
    expect(queries('shreiff zombei undea')).toEqual({
      shreiff: ['sheriff'],
      zombei: ['zombie', 'undead'],
      undea: ['undea', 'undead'],
    })
    expect(queries('xyzzyq')).toEqual({ xyzzyq: [] })
  })

  test('has one word where a term of several is one', () => {
    expect(reader.telling('Hors-la-loi, deux hors-la-loi')).toEqual([
      'horlaloi',
      'deux',
      'horlaloi',
    ])
  })

  test('of signs, or of another alphabet, says nothing that is searched for', () => {
    expect(reader.read('?!… — «»')).toEqual([])
    expect(reader.read('бандит').flatMap(({ senses }) => senses)).toEqual([])
  })
})

describe('what was found', () => {
  const found = (more: Partial<Found>): Found => ({
    kind: 'clause',
    title: 'title',
    text: 'text',
    address: '#one',
    game: 'wild-gangs',
    score: 1,
    asked: [],
    ...more,
  })
  const told = (address: string) => ({ address, text: 'text' })

  test('answers first on clauses of their own', () => {
    const example = found({ kind: 'scenario', address: '#example', clause: told('#one') })
    const finds = [found({}), example, found({ address: '#two' })]
    expect(arrange(finds).map(({ address }) => address)).toEqual(['#one', '#two', '#example'])
  })

  test('has a ruling above the clause that is silent, where it is asked for as well', () => {
    const ruling = {
      kind: 'ruling',
      address: '#ruling',
      stamp: 'silent',
      clause: told('#one'),
    } as const
    expect(arrange([found({}), found({ ...ruling, score: 0.95 })])[0]?.address).toBe('#ruling')
    expect(arrange([found({}), found({ ...ruling, score: 0.6 })])[0]?.address).toBe('#one')
  })
})

/** By its address, each record of a language. */
const recordsIn = once(
  (language: Language) =>
    new Map(shelvesIn(language).flatMap(({ records }) => records.map((one) => [one.address, one]))),
)

/**
 * True for a find that answers: a clause or a ruling that is named as the answer, or a clause of such a ruling, or
 * any clause, example, ruling or term that bears on one of them.
 */
function isAnswer(
  language: Language,
  { game, address }: Found,
  of: GameId,
  answers: readonly string[],
): boolean {
  const ruled = rulingsOf(of).filter(({ id }) => answers.includes(id))
  const ids = new Set([...answers, ...ruled.flatMap(({ clauses }) => clauses)])
  const { keys = [], on = [] } = recordsIn(language).get(address) ?? {}
  return game === of && [...keys, ...on].some((id) => ids.has(id))
}

/** Number of some questions that have their answer among the first three, in each game. */
async function countAnswered(
  set: (typeof questionSets)[number],
  language: Language,
): Promise<{ answered: number; missed: string[]; games: Record<string, number> }> {
  const games: Record<string, number> = {}
  const missed: string[] = []
  for (const { asks, of, for: answers } of questionsIn(set, language)) {
    const finds = (await askIn(language, asks, of)).slice(0, 3)
    if (finds.some((find) => isAnswer(language, find, of, answers)))
      games[of] = (games[of] ?? 0) + 1
    else missed.push(`${of}: ${asks}`)
  }
  return { answered: Object.values(games).reduce((sum, each) => sum + each, 0), missed, games }
}

describe.each(languages)('the questions of players in %s', (language) => {
  test.each([
    ['tuned', { en: 159, fr: 225 }],
    ['kept', { en: 43, fr: 41 }],
    ['later', { en: 27, fr: 27 }],
  ] as const)('that are %s are answered among the first three', async (set, least) => {
    const { answered, missed } = await countAnswered(set, language)
    expect(answered, missed.join('\n')).toBeGreaterThanOrEqual(least[language])
  })

  test('name clauses and rulings that there are', () => {
    const known = (game: GameId) =>
      new Set([...clausesOf(game).keys(), ...rulingsOf(game).map(({ id }) => id)])
    const wrong = questionSets
      .flatMap((set) => questionsIn(set, language))
      .flatMap(({ of, for: ids }) => ids.filter((id) => !known(of).has(id)))
    expect(wrong).toEqual([])
  })

  test('that are classic quarrels are answered by what settles them', async () => {
    const wrong: string[] = []
    for (const game of gameIds)
      for (const quarrel of allQuarrels()[game]) {
        const finds = (await askIn(language, quarrel[language], game)).slice(0, 3)
        if (!finds.some((find) => isAnswer(language, find, game, [quarrel.see])))
          wrong.push(`${game}: ${quarrel[language]}`)
      }
    expect(wrong).toEqual([])
  })
})

test('fresh questions of players are answered among the first three, 107 of 120, and 20 of 24 of each game', async () => {
  const counts = await Promise.all(languages.map((language) => countAnswered('fresh', language)))
  const missed = counts.flatMap((count) => count.missed).join('\n')
  const sum = (game: GameId) => counts.reduce((all, { games }) => all + (games[game] ?? 0), 0)
  expect(
    counts.reduce((all, { answered }) => all + answered, 0),
    missed,
  ).toBeGreaterThanOrEqual(107)
  for (const game of gameIds) expect(sum(game), `${game}\n${missed}`).toBeGreaterThanOrEqual(20)
})

describe('a question that must not be missed', () => {
  const questions = {
    en: [
      { query: 'no resources pay', answer: '#intimidate.pay' },
      { query: 'The target has no resources: can it pay?', answer: '#intimidate.pay' },
      { query: 'duel equal', answer: '#duel.mutual-equal' },
      { query: 'duel tie', answer: '#duel.mutual-equal' },
      { query: 'two jokers', answer: '#joker.several' },
      { query: 'no bullet building', answer: '#end.upkeep' },
      { query: 'end of day bullet', answer: '#end.upkeep' },
      { query: 'buy occupied building', answer: '#building.' },
      { query: 'critical hit 8', answer: '#crit.hit-' },
      { query: 'saloon several', answer: '#building.one-controller' },
      { query: 'six outlaws hire', answer: '#hired.max-six' },
      { query: 'Undead boot hill empty', answer: '#graveyard.boot-hill-empty' },
      { query: 'dead ranger win', answer: '#sologoal.' },
    ],
    fr: [
      { query: 'payer sans ressources', answer: '#intimidate.pay' },
      { query: 'La cible n’a rien : peut-elle payer ?', answer: '#intimidate.pay' },
      { query: 'duel égalité', answer: '#duel.mutual-equal' },
      { query: 'deux jokers', answer: '#joker.several' },
      { query: 'fin de journée balle', answer: '#end.upkeep' },
      { query: 'acheter bâtiment occupé', answer: '#building.occupied-half' },
      { query: 'coup critique 8', answer: '#crit.hit-' },
      { query: 'recruter six hors-la-loi', answer: '#hired.max-six' },
      { query: 'colline aux bottes vide', answer: '#graveyard.boot-hill-empty' },
      { query: 'Dead Ranger gagne', answer: '#sologoal.' },
    ],
  } satisfies Record<Language, readonly { query: string; answer: string }[]>

  test.each(languages)('has its answer among the first three in %s', async (language) => {
    for (const { query, answer } of questions[language]) {
      const finds = (await askIn(language, query, 'quick-and-undead')).slice(0, 3)
      expect.soft(finds.map(({ address }) => address).join(' '), query).toContain(answer)
    }
  })

  test.each([
    ['en', 'sheriff equal', 'wild-gangs', '#sheriff.equal'],
    ['fr', 'shérif égalité', 'wild-gangs', '#sheriff.equal'],
    [
      'fr',
      'premier au saloon, mais plus d’équipement ?',
      'nowheresville',
      '#saloon.first-equipment',
    ],
  ] as const)('has in %s for “%s” its clause first', async (language, query, game, clause) => {
    const [best] = await askIn(language, query, game)
    expect(best?.address).toContain(clause)
  })

  test.each([
    ['evenement', 'événement'],
    ['ÉVÉNEMENT', 'événement'],
    ["l'adjoint", 'Adjoint'],
    ['l’adjoint', 'Adjoint'],
  ])(
    'is answered however its accents, capitals and apostrophes are typed: %s',
    async (query, word) => {
      const [best] = await askIn('fr', query)
      expect(`${best?.title} ${best?.text}`).toContain(word)
    },
  )

  test.each([
    ['en', 'wild-gangs', 'sherrif', 'Sheriff'],
    ['fr', 'wild-gangs', 'dilligence', 'Diligence'],
    ['en', 'quick-and-undead', 'zombis', 'Undead'],
  ] as const)(
    'is answered in %s of %s in spite of the slip “%s”',
    async (language, game, slip, word) => {
      const hits = await (await searchIn(language)).find(slip, game)
      expect(hits.length).toBeGreaterThan(0)
      expect(hits.length).toBeLessThanOrEqual(200)
      const [best] = await askIn(language, slip, game)
      expect(`${best?.title} ${best?.text}`).toContain(word)
    },
  )
})

describe.each(languages)('the index in %s', (language) => {
  const shelves = shelvesIn(language)
  const records = shelves.flatMap((shelf) => shelf.records)

  test.each(gameIds)('has every clause of %s by number and by id', async (game) => {
    const search = await searchIn(language)
    const missing: string[] = []
    for (const { id, number } of clausesOf(game).values())
      for (const key of [number, id]) {
        const [first] = await search.show((await search.find(key, game)).slice(0, 1))
        if (first?.kind !== 'clause' || !first.address.endsWith(`#${id}`)) missing.push(key)
      }
    expect(missing).toEqual([])
  })

  test.each(gameIds)('is asked in the words in which players of %s ask', (game) => {
    const own = shelves.find((shelf) => shelf.game === game)?.records ?? []
    const clauses = own.filter((record) => record.kind === 'clause')
    for (const id of clausesOf(game).keys()) {
      const asked = askedAs(language, game, 'clauses', id)
      const record = clauses.find(({ keys = [] }) => keys.includes(id))
      if (asked) expect(record?.asked, id).toBe(asked)
    }
  })

  test('names, describes and addresses what it holds in its language', () => {
    const wrong = records.filter(
      ({ title, text, address }) => !title || !text || !address.startsWith(`/${language}/`),
    )
    expect(wrong.map(({ address }) => address)).toEqual([])
  })

  test('has no words of players for what no book says', async () => {
    const search = await searchIn(language)
    const reader = new Reader(wordsIn(language))
    const terms = Object.keys(wordsIn(language).means)
    const found = await Promise.all(
      terms.map((term) => search.count(reader.telling(term).join(' '))),
    )
    expect(terms.filter((_, at) => found[at] === 0)).toEqual([])
  })

  test('is searched in a game that a question names, and in that alone', async () => {
    const search = await searchIn(language)
    for (const [question, game] of [
      ['nowheresville my guy is dead', 'nowheresville'],
      ['Fast-West cactus', 'fast-west'],
      ['fast west cactus', 'fast-west'],
      ['the quick and the undead joker', 'quick-and-undead'],
    ] as const) {
      const hits = await search.find(question, 'trust-me')
      expect(new Set(hits.map((hit) => hit.game)), question).toEqual(new Set([game]))
    }
  })

  test('answers from the game at hand, and from the others where it has nothing', async () => {
    const search = await searchIn(language)
    const gamesOf = async (question: string) =>
      new Set((await search.find(question, 'fast-west')).map(({ game }) => game || 'house'))
    expect([...(await gamesOf('duel'))][0]).toBe('fast-west')
    expect(await gamesOf('duel')).not.toContain('quick-and-undead')
    expect(await gamesOf('zombie')).toContain('quick-and-undead')
  })

  test.each(['?!…', 'xyzzyq', 'бандит', '漢字'])('finds nothing for “%s”', async (question) => {
    expect(await (await searchIn(language)).find(question, undefined)).toEqual([])
  })

  test('answers a question as long as a page by its beginning', async () => {
    const hits = await (await searchIn(language)).find('sheriff '.repeat(625), 'wild-gangs')
    expect(hits.length).toBeGreaterThan(0)
  })
})
