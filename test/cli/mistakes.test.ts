import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { engineOf } from '../../src/content/engines.ts'
import { languages } from '../../src/content/languages.ts'
import { scenariosOf } from '../../src/content/scenarios.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { readingsOf } from '../../src/kernel/game/reading.ts'
import { encodeLink } from '../../src/kernel/link/link.ts'
import { runScenario } from '../../src/kernel/scenario/scenario.ts'
import { run } from './support/terminal.ts'

/** A file belongs to the game that its folder is named after. */
const folder = join(mkdtempSync(join(tmpdir(), 'reckoning-')), 'wild-gangs')
mkdirSync(folder)
afterAll(() => rmSync(dirname(folder), { recursive: true }))

const town = 'kind: game\nplayers: 3\n'
const wrapped = 'situation: { kind: game, players: 3 }\n'

/** Files that somebody may hand over by mistake, and what each is told in English: all of them, not the first alone. */
type Mistake = readonly [name: string, content: string | Uint8Array, ...told: RegExp[]]

const files: readonly Mistake[] = [
  ['empty', '', /the file is empty; expected a situation/],
  ['bytes', new Uint8Array([0xff, 0xfe, 0x6b, 0]), /no text \(UTF-8\)/],
  ['zeros', 'kind: \0', /no text \(UTF-8\)/],
  ['large', `${town}x: ${'a'.repeat(4_000_000)}`, /larger than 4 MB/],
  ['deep', `a: ${'['.repeat(20_000)}${']'.repeat(20_000)}`, /contain one another/],
  ['bomb', bomb(), /contain one another/],
  ['cut', '{"kind":"game","players":3\n', /:2: received "\{.*players.*; expected well-formed/],
  ['tab', 'kind: game\n\tplayers: 3\n', /:2: received "players: 3"; expected .*\(Tabs/],
  ['two', `${town}---\n${town}`, /:3: received "---"/],
  ['list', '[1, 2]', /received \[1,2\]; expected named parts/],
  ['bare', 'players: 3\n', /`situation` is missing; expected a situation: `situation:`/],
  ['kindless', 'situation: { players: 3 }\n', /Refused: This is not a situation: .* of: town, /],
  ['part', `${wrapped}answerz: []\n`, /:2: a case has no answerz; .* Did you mean "answers"\?/],
  ['answers', `${wrapped}answers: 5\n`, /:2: received 5 at `answers`; expected a list/],
  ['whatever', `${wrapped}whatever: -3\n`, /received -3 at `whatever`; .* number from 0 up/],
  ['quoted', 'kind: game\nplayers: "3"\n', /players can’t be "3"\. Did you mean 3\?/],
  [
    'several',
    'kind: town\nplayers: 9\nevents: { N1: sherif }\ngangsterz: {}\n',
    /players can’t be 9.*\[2\.1 component\.players\]/,
    /no gangsterz\. Did you mean gangsters\?/,
    /can’t be sherif\. Did you mean sheriff\? .*\[4\.1 setup\.events-in-town\]/,
    /loots is missing\. Give it a value\. {2}\[4\.4 /,
  ],
]

function bomb(): string {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const lines = names.map((name, place) => {
    const before = place === 0 ? 'x' : `*${names[place - 1]}`
    return `${name}: &${name} [${Array(9).fill(before).join(', ')}]`
  })
  return lines.join('\n')
}

describe('a file that is no case', () => {
  test.each(files.map((file) => [file[0], file] as const))('%s', async (_, mistake) => {
    const [name, content, ...told] = mistake
    const file = join(folder, `${name}.yaml`)
    writeFileSync(file, content)
    for (const language of languages) {
      const { printed, complaints, code } = await run('resolve', file, '--lang', language)
      const said = printed + complaints
      expect(code).toBeGreaterThan(0)
      if (language === 'en') for (const pattern of told) expect(said).toMatch(pattern)
      else expect(said).not.toMatch(/received|expected|Refused|Did you/)
    }
  })

  test('is told what a whole scenario lacks, and nothing about where it lies', async () => {
    const file = join(folder, 'scenario.yaml')
    writeFileSync(file, wrapped)
    const { complaints, code } = await run('check', file)
    expect(code).toBe(2)
    expect(complaints.split('\n')).toHaveLength(7)
    expect(complaints).toContain(`${file}:1: \`level\` is missing; expected one of: learn, table`)
  })
})

describe('a scenario that does not hold', () => {
  const scenario = `title: { en: a, fr: a }
question: { en: a, fr: a }
explain: { en: a, fr: a }
level: learn
predict: { fact: winner }
because: end.winner
situation: { kind: game, players: 9 }
expect: { odds: [{ fact: winner, is: A, chance: 1/3 }] }
`

  test.each([
    ['1/3', '1/3', 1, 'Refused: players can’t be 9', 'Refusé\u00a0: players ne peut pas être 9'],
    ['1/3', '1/3', 1, 'winner: expected 1/3, received nothing', 'attendu 1/3, reçu rien'],
    ['1/3', '7/0', 2, 'a fraction such as 5/7', 'une fraction comme 5/7'],
    [
      'end.winner',
      'end.winer',
      2,
      'no clause end.winer. Did you mean "end.winner"',
      'clause end.win',
    ],
    ['fact: winner }', 'fact: winer }', 1, 'winer to ask about a position. Did', 'question winer'],
  ])('%s for %s', async (right, wrong, exit, english, french) => {
    const file = join(folder, 'broken.yaml')
    writeFileSync(file, scenario.replace(right, wrong))
    const [en, fr] = await Promise.all([run('check', file), run('check', file, '--lang', 'fr')])
    expect([en.code, fr.code]).toEqual([exit, exit])
    expect(en.printed + en.complaints).toContain(english)
    expect(fr.printed + fr.complaints).toContain(french)
  })
})

describe('a command line that is none', () => {
  const game = join(dirname(folder), 'game.yaml')
  writeFileSync(game, town)

  test.each([
    [['resolve', game], /is not in the folder of a game\. Say --game with one of: wild-gangs/],
    [['resolve', game, '--game', 'wildgangs'], /no game "wildgangs"\. .* mean "wild-gangs"\?/],
    [['resolve', 'sheriff-largest-equal', '--game', 'wildgangs'], /no game "wildgangs"/],
    [['resolve', 'sheriff-largest-equal', '--seed', '3'], /^resolve takes no --seed\./],
    [['questions'], /^No game was named\. Games: wild-gangs, /],
    [['schema', 'wild-gangs', 'fast-west'], /"fast-west" is one too many/],
    [['play', game, '--until', '-4'], /--until: received "-4"; expected a whole number/],
    [['resolve', 'https://example.org/en/wild-gang/lab/town/#1.abc'], /no game "wild-gang"/],
    [['resolve', 'https://example.org/en/wild-gangs/lab/town/#1.abc'], /end of this link/],
    [['resolve', '/fr/wild-gangs/lab/twon/#1.abc'], /called twon\. Did you mean town\?/],
    [['resolve', '/en/wild-gangs/scenarios/sheriff-largest/'], /scenario "sheriff-largest-equal"/],
    [['odds', 'odds-fight-four-events-unseen', '--fact', 'fihgt'], /fihgt .* Did you mean fight\?/],
    [['odds', 'odds-fight-four-events-unseen', '--fact', 'fight'], /street, which is missing/],
  ])('%j', async (args, told) => {
    const { printed, complaints, code } = await run(...args)
    expect(code).toBeGreaterThan(0)
    expect(printed + complaints).toMatch(told)
  })
})

describe('the address of a case', () => {
  test.each(gameIds)('of %s is a case', async (id) => {
    const game = engineOf(id)
    const kinds = new Set<string>()
    for (const [name, scenario] of scenariosOf(id)) {
      const { situation } = scenario
      if (kinds.has(situation.kind) || scenario.expect.refused || scenario.answers.length === 0) {
        continue
      }
      const readings = readingsOf(game.switches, scenario.readings)
      const played = runScenario(game, scenario).replay
      if (!readings.ok || !played) continue
      const link = encodeLink(game, { situation, readings: readings.value, log: played.log })
      if (!link.ok) continue
      kinds.add(situation.kind)
      const address = `https://example.org/some/fr/${id}/lab/${situation.kind}/#${link.value}`
      const { printed, code } = await run('resolve', address, '--json')
      expect([name, code, JSON.parse(printed).log]).toEqual([name, 0, played.log])
    }
    expect(kinds.size).toBeGreaterThan(1)
  })

  test('or of an example of this site', async () => {
    const address = 'https://example.org/en/wild-gangs/scenarios/sheriff-largest-equal/?run#steps'
    const [byAddress, byId] = await Promise.all([
      run('resolve', address),
      run('resolve', 'sheriff-largest-equal'),
    ])
    expect(byAddress).toEqual(byId)
  })
})
