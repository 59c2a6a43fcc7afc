import { describe, expect, test } from 'vitest'
import { askedAs } from '../../src/content/asked.ts'
import { clausesOf } from '../../src/content/clauses.ts'
import { languages } from '../../src/content/languages.ts'
import { rulingsOf } from '../../src/content/rulings.ts'
import { type GameId, gameIds } from '../../src/games/manifest.ts'
import { fold, stemOf, wordsOf } from '../../src/site/search/fold.ts'
import { cut } from '../../src/site/search/highlight.ts'
import { type Kind, keyIn, type SearchRecord } from '../../src/site/search/kinds.ts'
import { Library, type Match } from '../../src/site/search/library.ts'
import { alike, isSlip } from '../../src/site/search/match.ts'
import { order } from '../../src/site/search/order.ts'
import { Thesaurus } from '../../src/site/search/thesaurus.ts'
import { libraryIn, questionsIn, shelvesIn, wordsIn } from './search/asking.ts'

describe('what is typed and what is indexed', () => {
  test.each([
    ['l’Adjoint du shérif', 'adjoint du sherif'],
    ["l'adjoint", 'adjoint'],
    ['lorsqu’il évoque', 'il evoque'],
    ['D’abord, qu’importe', 'abord, importe'],
    ['aujourd’hui', "aujourd'hui"],
    ['cœur', 'coeur'],
    ['Peut-elle payer', 'peut payer'],
    ['y a-t-il un duel', 'y a un duel'],
  ])('meet: %s', (typed, folded) => {
    expect(fold(typed)).toBe(folded)
  })

  test.each([
    ['the gang’s loot', ['the', 'gang', 'loot']],
    ['I can’t pay: 200\u00a0$', ['i', 'cant', 'pay', '200']],
    ['des hors-la-loi', ['des', 'hors', 'la', 'loi']],
    ['le dé de deux dés', ['le', 'dez', 'de', 'deux', 'dez']],
  ])('are taken word by word: %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  test.each([
    ['en', ['shoots', 'shooting', 'shooter']],
    ['en', ['robbed', 'robbing', 'robs']],
    ['en', ['larger', 'largest', 'large']],
    ['en', ['see', 'saw', 'seen']],
    ['en', ['cactus', 'cacti']],
    ['fr', ['atteindre', 'atteint']],
    ['fr', ['tirer', 'tirent', 'tirant', 'tire', 'tir']],
    ['fr', ['égal', 'égaux', 'égale', 'égales']],
    ['fr', ['intimider', 'intimidé', 'intimidation']],
  ])('are the same in every form: %s %s', (language, forms) => {
    expect(new Set(forms.map((form) => stemOf(fold(form), language))).size).toBe(1)
  })

  test('are the same where most of them is', () => {
    expect(alike('protect', 'protection')).toBe(true)
    expect(alike('combat', 'combien')).toBe(false)
  })

  test.each([
    ['sherrif', 'sheriff', true],
    ['shirrif', 'sheriff', true],
    ['shorref', 'sheriff', false],
    ['sherif', 'sheriff', true],
    ['sheruff', 'sheriff', true],
    ['shreiff', 'sheriff', true],
    ['sheriffs', 'sheriff', true],
    ['deputy', 'sheriff', false],
  ])('are one slip of the finger apart: %s for %s is %s', (typed, meant, is) => {
    expect(isSlip(typed, meant)).toBe(is)
  })

  test.each(['7.3', 'sheriff.equal', ' 10.12 '])('name a clause outright: %s', (query) => {
    expect(keyIn(query)).toBe(query.trim())
  })

  test.each(['sheriff equal', '7', 'v1.2.3', 'M. Jones'])('name none: %s', (query) => {
    expect(keyIn(query)).toBeUndefined()
  })
})

describe('the words of players', () => {
  const thesaurus = new Thesaurus('en', {
    fillers: 'the a in is',
    means: { undead: 'zombie', 'duel of three': 'three way', 'hors-la-loi': 'bandit' },
  })

  test('stand for those of the books, alone or with their neighbours', () => {
    const asked = thesaurus.read('the zombie in a three way')
    expect(asked).toEqual([
      { word: 'zombie', meant: [{ stems: ['undead'], isPhrase: false }] },
      { word: 'three', meant: [{ stems: ['duel', 'of', 'thre'], isPhrase: true }] },
      { word: 'way', meant: [{ stems: ['duel', 'of', 'thre'], isPhrase: true }] },
    ])
  })

  test('are what a word of the books is said as, too', () => {
    expect(thesaurus.read('undead').map(({ meant }) => meant)).toEqual([
      [{ stems: ['zombi'], isPhrase: false, isSaid: true }],
    ])
  })

  test('say together what they do not say alone', () => {
    const words = new Thesaurus('en', { fillers: 'on my own can i', means: { solo: 'on my own' } })
    expect(words.read('can I play on my own').map(({ word }) => word)).toEqual(['play', 'own'])
  })

  test('of which none says anything are all taken', () => {
    expect(thesaurus.read('is a').map(({ word }) => word)).toEqual(['is', 'a'])
  })

  test('are one where a term of several is one', () => {
    expect(thesaurus.stemsOf('Hors-la-loi, deux hors-la-loi')).toEqual([
      'hor-la-lo',
      'deux',
      'hor-la-lo',
    ])
  })

  test.each(languages)('are none in %s that stand for what no book says', (language) => {
    const library = libraryIn(language)
    const dead = Object.keys(wordsIn(language).means).filter((term) => !library.holds(term))
    expect(dead).toEqual([])
  })
})

describe('a library', () => {
  const record = (kind: Kind, title: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
    kind,
    address: `/${title}/`,
    title,
    text: 'text',
    ...more,
  })
  const library = new Library(new Thesaurus('en', { fillers: 'the', means: { tie: 'draw' } }))
  library.add({
    game: 'wild-gangs',
    name: 'Wild Gangs',
    records: [
      record('clause', 'Sheriff', {
        text: 'No loot is protected.',
        keys: ['8.9', 'sheriff.equal'],
      }),
      record('ruling', 'What is a tie of loots?', {
        on: ['sheriff.equal'],
        keys: ['tie-of-loots'],
      }),
      record('scenario', 'Sheriff: tie', { on: ['sheriff.equal'], number: '8.9', isOther: true }),
      record('scenario', 'A tie of two', { on: ['sheriff.equal'], number: '8.9' }),
      record('term', 'tie'),
    ],
  })
  const titles = (found: readonly Match[]) => found.map(({ entry }) => entry.record.title)

  test('puts the rule first, then our example, and another reading last', () => {
    const found = titles(order(library.find('sheriff draw'), undefined))
    expect(found[0]).toBe('Sheriff')
    expect(found.at(-1)).toBe('Sheriff: tie')
    expect(found.indexOf('A tie of two')).toBeLessThan(found.indexOf('Sheriff: tie'))
  })

  test('holds what another reading gives against our examples, and not against rules that are asked for outright', () => {
    const match = (kind: Kind, title: string, score: number, more = {}): Match => ({
      entry: { record: record(kind, title, more), game: 'wild-gangs', gameName: 'Wild Gangs' },
      score,
    })
    const rule = match('clause', 'rule', 0.9)
    const example = match('scenario', 'example', 0.6)
    const other = match('scenario', 'other', 0.35, { isOther: true })
    expect(titles(order([rule, example, other], undefined))).toEqual(['rule', 'example', 'other'])
  })

  test('finds what is mistyped once, and nothing else by it', () => {
    expect(titles(library.find('sherif'))).toEqual(titles(library.find('sheriff')))
    expect(library.find('shxrxff')).toEqual([])
  })

  test('finds what is mistyped in another form, and as the word of players that it may be', () => {
    const small = new Library(new Thesaurus('fr', { fillers: '', means: { fuir: 's’échapper' } }))
    const records = [record('clause', 'one', { text: 'fuir' }), record('clause', 'échappée')]
    small.add({ game: 'wild-gangs', name: 'Wild Gangs', records })
    expect(titles(small.find('échapent'))).toContain('one')
  })

  test.each([
    ['shoot out', 'shootout'],
    ['gunfight', 'gun fight'],
  ])('finds for “%s” what says “%s”', (asked, told) => {
    const small = new Library(new Thesaurus('en', { fillers: '', means: {} }))
    const records = [record('clause', 'one', { text: told }), record('clause', 'other')]
    small.add({ game: 'wild-gangs', name: 'Wild Gangs', records })
    expect(titles(small.find(asked))).toEqual(['one'])
  })

  test('hides no game behind another that has more to say', () => {
    const all = new Library(new Thesaurus('en', { fillers: '', means: {} }))
    const many = Array.from({ length: 300 }, (_, at) => record('clause', `duel ${at}`))
    all.add({ game: 'fast-west', name: 'Fast-West', records: many })
    all.add({ game: 'wild-gangs', name: 'Wild Gangs', records: [record('term', 'a long duel')] })
    expect(titles(order(all.find('duel'), 'wild-gangs'))[0]).toBe('a long duel')
  })

  test('weighs a word by itself, too, and not only by all that it may mean', () => {
    const wide = new Library(new Thesaurus('en', { fillers: '', means: { place: 'space' } }))
    const others = ['one', 'two', 'three', 'four', 'five', 'six'].map((title) =>
      record('clause', title, { text: 'place guard' }),
    )
    wide.add({
      game: 'wild-gangs',
      name: 'Wild Gangs',
      records: [...others, record('clause', 'seven', { text: 'space' }), record('term', 'guard')],
    })
    expect(titles(wide.find('guard space'))[0]).toBe('seven')
  })

  test('weighs what a word names more than how rare it is', () => {
    const odd = new Library(new Thesaurus('en', { fillers: '', means: {} }))
    const some = (count: number, text: string) =>
      Array.from({ length: count }, (_, at) => record('clause', `${text} ${at}`))
    odd.add({
      game: 'trust-me',
      name: 'Trust Me',
      records: [...some(190, 'wound'), ...some(9, 'zombie'), record('term', 'zombie')],
    })
    odd.add({
      game: 'fast-west',
      name: 'Fast-West',
      records: [record('clause', 'cards', { text: 'quite' })],
    })
    expect(titles(odd.find('quite the zombie'))[0]).toMatch('zombie')
  })

  test('names a clause first by its number, and then what it decides', () => {
    expect(titles(library.named('8.9'))[0]).toBe('Sheriff')
    expect(titles(library.named('sheriff.equal'))).toHaveLength(4)
  })

  test('says which words were asked for', () => {
    const isAsked = library.asksFor('draw')
    const marked = (text: string) => cut(text, isAsked).filter(({ asked }) => asked)
    expect(marked('Ties of a Sheriff').map(({ text }) => text)).toEqual(['Ties'])
    const text = 'L’adjoint\u00a0: un «\u00a0mot\u00a0».'
    expect(
      cut(text, isAsked)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
})

/** Which part of some questions is answered by a clause or a ruling among the first three. */
function rate(file: 'tuned' | 'kept', language: (typeof languages)[number], here: boolean): number {
  const questions = questionsIn(file, language)
  const answered = questions.filter(({ asks, of, for: answers }) => {
    const ruled = rulingsOf(of).filter(({ id }) => answers.includes(id))
    const all = new Set([...answers, ...ruled.flatMap(({ clauses }) => clauses)])
    const found = order(libraryIn(language).find(asks), here ? of : undefined).slice(0, 3)
    return found.some(
      ({ entry }) =>
        entry.game === of &&
        [...(entry.record.keys ?? []), ...(entry.record.on ?? [])].some((id) => all.has(id)),
    )
  })
  return answered.length / questions.length
}

describe.each(languages)('a question of a player in %s', (language) => {
  test.each([true, false])('is answered among the first three, in its game: %s', (here) => {
    expect(rate('tuned', language, here)).toBeGreaterThanOrEqual(0.9)
  })

  test('is mostly answered where nobody has thought of it', () => {
    expect(rate('kept', language, true)).toBeGreaterThanOrEqual(0.9)
  })

  test('names clauses and rulings that there are', () => {
    const known = (game: GameId) =>
      new Set([...clausesOf(game).keys(), ...rulingsOf(game).map(({ id }) => id)])
    const wrong = (['tuned', 'kept'] as const)
      .flatMap((file) => questionsIn(file, language))
      .flatMap(({ of, for: ids }) => ids.filter((id) => !known(of).has(id)))
    expect(wrong).toEqual([])
  })
})

describe.each(languages)('the records in %s', (language) => {
  const shelves = shelvesIn(language)
  const records = shelves.flatMap((shelf) => shelf.records)

  test.each(gameIds)('hold every clause of %s by number and by id', (game) => {
    const keys = new Set(records.flatMap(({ kind, keys = [] }) => (kind === 'clause' ? keys : [])))
    const missing = [...clausesOf(game).values()].filter(
      ({ id, number }) => !keys.has(id) || !keys.has(number),
    )
    expect(missing).toEqual([])
  })

  test.each(gameIds)('are found by the words in which players of %s ask', (game) => {
    const own = shelves.find((shelf) => shelf.game === game)?.records ?? []
    const clauses = own.filter((record) => record.kind === 'clause')
    for (const id of clausesOf(game).keys()) {
      const asked = askedAs(language, game, 'clauses', id)
      const record = clauses.find(({ keys = [] }) => keys.includes(id))
      if (asked) expect(record?.asked, id).toBe(asked)
    }
  })

  test('are named, described and addressed in their language', () => {
    const wrong = records.filter(
      ({ title, text, address }) => !title || !text || !address.startsWith(`/${language}/`),
    )
    expect(wrong.map(({ address }) => address)).toEqual([])
  })
})
