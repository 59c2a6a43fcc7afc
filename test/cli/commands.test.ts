import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { scenariosOf } from '../../src/content/scenarios.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { exampleTown } from '../games/wild-gangs/examples.ts'
import { converse, run } from './support/terminal.ts'

/** A file belongs to the game that its folder is named after. */
const folder = join(mkdtempSync(join(tmpdir(), 'reckoning-')), 'wild-gangs')
mkdirSync(folder)
afterAll(() => rmSync(dirname(folder), { recursive: true }))

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const town = file('town.json', JSON.stringify(exampleTown))
const game = file('game.yaml', 'kind: game\nplayers: 2\nfirstPlayer: A\n')
const scenario = (id: string) => `content/scenarios/wild-gangs/${id}.yaml`

describe('resolve', () => {
  test('prints a ledger whose lines name their clauses, then the verdict', async () => {
    const { printed, code } = await run('resolve', scenario('sheriff-largest-equal'))
    expect(code).toBe(0)
    expect(printed).toMatch(/^ +\d+ {2}The Sheriff protects nothing.* {2}\[8\.9 sheriff\.equal\]$/m)
    expect(printed).toMatch(
      /^Verdict: Who takes .*\? Gang B\.\nBecause of \[8\.9 sheriff\.equal\]$/m,
    )
  })

  test('speaks French', async () => {
    const { printed } = await run('resolve', 'sheriff-largest-equal', '--lang', 'fr')
    expect(printed).toMatch(/Le Shérif ne protège rien/)
    expect(printed).toMatch(/^Verdict\u00a0: Qui/m)
  })

  test('prints what is worth knowing about a case', async () => {
    const survivors = { A: { sheet: { '1': 'food' } } }
    const dead = { kind: 'claim', players: 2, survivors, dead: ['A'], seat: 'B' }
    const path = file('dead.json', JSON.stringify(dead))
    const { printed, code } = await run('resolve', path, '--game', 'trust-me')
    expect(code).toBe(0)
    expect(printed).toMatch(/^Remark: A is dead, so .*\[\d+\.\d+ wound\.third-kills\]$/m)
  })

  test('prints the same as data', async () => {
    const { printed } = await run('resolve', 'sheriff-largest-equal', '--json')
    const account = JSON.parse(printed)
    expect(account).toMatchObject({
      game: 'wild-gangs',
      refused: [],
      verdict: { value: 'B', because: { id: 'sheriff.equal', number: '8.9' } },
    })
    expect(account.steps[0]).toMatchObject({ step: 1, clauses: [{ id: expect.any(String) }] })
  })

  test('takes a bare situation, in YAML or JSON', async () => {
    const { printed, code } = await run('resolve', town)
    expect(code).toBe(0)
    expect(printed).toMatch(/wins the game|Waiting for an answer/)
  })

  test('waits where the answers run out, and says which are possible', async () => {
    const { printed, code } = await run('resolve', game)
    expect(code).toBe(0)
    expect(printed).toMatch(/^Waiting for an answer\. Which building.*\nPossible: .*; .*$/m)
  })

  test('says beside each answer the name by which it is given, where the answer does not', async () => {
    const hunt = file(
      'hunt.yaml',
      'situation: { kind: turn, players: 2, by: A, space: 7, street: [U1, U4] }\nanswers: [hunt]\n',
    )
    const undead = await run('resolve', hunt, '--game', 'quick-and-undead')
    expect(undead.printed).toMatch(/Possible: U1 = the Undead worth 1 .*; U4 = the Undead worth 2 /)
    const cards = await run('resolve', 'look-at-event-seen-by-others')
    expect(cards.printed).toMatch(
      /Possible:\n {2}card: C2 = .*\n {2}side: NW\.n = .*\n {2}face: face up; face down/,
    )
    const typed = await converse(['play', hunt, '--game', 'quick-and-undead'], ['q'])
    expect(typed.printed).toMatch(/^ +1 {2}U1 = the Undead worth 1/m)
  })

  test('a question names its things', async () => {
    const north = /Gang \w, you have won the fight in the \w+ street: which gang do you capture\?/
    expect((await run('resolve', town)).printed).toMatch(north)
    expect((await converse(['play', town], ['q'])).printed).toMatch(north)
    const called = file(
      'called.yaml',
      [
        'situation: { kind: turn, players: 2, by: A, space: 8, gangs: { B: { coins: 2, on: { 5: standing } } } }',
        'answers: [intimidate]',
      ].join('\n'),
    )
    const { printed } = await run('resolve', called, '--game', 'quick-and-undead')
    expect(printed).toContain(
      'B: A calls out your Outlaw on 5 (Gear Up). Do you pay, or does it come out?',
    )
  })

  test('a refusal is a sentence with its clause; it fails unless it is expected', async () => {
    const id = 'fight-capture-absent-gang-refused'
    const expected = await run('resolve', id)
    expect(expected.printed).toMatch(/^Refused: .* {2}\[9\.5 fight\.capture-one-gang\]$/m)
    expect(expected.code).toBe(0)
    const seven = file('seven.yaml', 'kind: game\nplayers: 7\n')
    const refused = await run('resolve', seven)
    expect(refused.printed).toMatch(/^Refused: .*7.* {2}\[2\.1 component\.players\]$/)
    expect(refused.code).toBe(1)
  })

  test('a question that nobody can ask is refused as well', async () => {
    const text =
      'situation: { kind: game, players: 2, firstPlayer: A }\npredict: { fact: gold, seat: A }\n'
    const { printed, code } = await run('resolve', file('gold.yaml', text))
    expect(printed).toMatch(/^Refused: There is no question gold/m)
    expect(code).toBe(1)
  })

  test('takes another reading', async () => {
    const [ours, other] = await Promise.all([
      run('resolve', 'protected-fixed-or-slide', '--reading', 'protected=fixed'),
      run('resolve', 'protected-fixed-or-slide', '--reading', 'protected=slide'),
    ])
    expect(ours.printed).not.toBe(other.printed)
  })
})

describe('odds', () => {
  test('prints fractions, percentages and what is assumed', async () => {
    const { printed, code } = await run('odds', 'odds-fight-four-events-unseen')
    expect(code).toBe(0)
    expect(printed).toMatch(/Is there a fight in the South street\?\n {2}yes {3}5\/7 {3}71\.4%/)
    expect(printed).toContain('No decision had to be assumed.')
  })

  test('names the policy where somebody decides, which can be another', async () => {
    const fact = ['--fact', 'money', 'seat=A']
    const own = await run('odds', 'fight-captures-one-gang', ...fact)
    expect(own.printed).toMatch(/^Assumed: .*largest sum of bounties/m)
    const any = await run('odds', 'fight-captures-one-gang', ...fact, '--policy', 'any')
    expect(any.printed).toMatch(/^Assumed: Every legal answer is equally likely\.$/m)
  })

  test('of an unknown fact or of too large a game are refused', async () => {
    const weather = await run('odds', town, '--fact', 'weather')
    expect(weather).toMatchObject({ code: 1 })
    expect(weather.printed).toMatch(/^Refused: .*weather.*loot-winner/m)
    expect((await run('odds', town)).complaints).toMatch(/asks for no odds.*--fact/)
    expect((await run('odds', town, '--fact', 'winner', '--policy', 'bold')).complaints).toMatch(
      /"bold"; expected one of: largest-bounty, any/,
    )
  })
})

describe('play', () => {
  test('plays to the end under a seed, always in the same way', async () => {
    const once = await run('play', game, '--seed', '5')
    expect(once.printed).toMatch(/Gang [AB] wins the game/)
    expect(once.printed).toMatch(/Seed: 5$/)
    expect(await run('play', game, '--seed', '5')).toEqual(once)
    expect(await run('play', game, '--seed', '6')).not.toEqual(once)
  })

  test('asks at the keyboard, part by part, until told to leave', async () => {
    const { printed, code } = await converse(['play', game], ['1', '', 'x', '1', '1', '1', 'q'])
    expect(code).toBe(0)
    expect(printed).toMatch(/which two events do you look at\?\n +1 {2}N1 and N2/)
    expect(printed).toMatch(/Gang A places .*\[6\.2 place\.one-card/)
  })

  test('leaves players to decide with sense, in the same way under the same seed', async () => {
    const sensibly = ['play', game, '--seed', '5', '--sensible', 'A,B', '--json']
    const once = await run(...sensibly)
    expect(JSON.parse(once.printed)).not.toHaveProperty('waiting')
    expect(await run(...sensibly)).toEqual(once)
    expect(await run('play', game, '--seed', '5', '--json')).not.toEqual(once)
  })

  test('asks at the keyboard for the others alone', async () => {
    const { printed } = await converse(['play', game, '--sensible', 'A'], ['1', 'q'])
    expect(printed).toMatch(/Gang B: which two events/)
    expect(printed).not.toMatch(/Gang A: which/)
  })

  test('knows who plays', async () => {
    const { code, complaints } = await run('play', game, '--seed', '1', '--sensible', 'A,E')
    expect(code).toBe(2)
    expect(complaints).toMatch(/--sensible: received "E"; expected A or B/)
  })

  test('stops after so many answers, and asks nobody', async () => {
    const { printed, code } = await run('play', game, '--seed', '5', '--until', '3', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(printed).log).toHaveLength(3)
    expect((await run('play', game, '--until', '0')).printed).toMatch(/^Waiting for an answer\./m)
  })

  test('writes a moment as a file that lays it out again, readings and all', async () => {
    const reading = ['--reading', 'protected=slide']
    const seeded = ['play', game, '--seed', '5', ...reading]
    const written = await run(...seeded, '--write', 'town')
    expect(written.code).toBe(0)
    expect(written.printed).toMatch(/^situation:\n {2}kind: town\n {2}players: 2\n/)
    const again = await run('resolve', file('moment.yaml', written.printed), '--json')
    const { readings, steps } = JSON.parse(again.printed)
    const whole = JSON.parse((await run(...seeded, '--json')).printed)
    expect(readings).toEqual(whole.readings)
    const revealed = (all: typeof steps) =>
      all.find(({ event }: { event: { kind: string } }) => event.kind === 'revealed').sentence
    expect(revealed(steps)).toBe(revealed(whole.steps))
  })

  test('tells in a comment what a situation cannot say, and refuses what has not come', async () => {
    const late = ['play', game, '--seed', '5', '--write', 'placing']
    const { printed } = await run(...late, '--json')
    const { remarks, situation } = JSON.parse(printed)
    expect(situation).toMatchObject({ kind: 'placing', players: 2 })
    const text = (await run(...late)).printed
    expect(text.split('\n').filter((line) => line.startsWith('#'))).toEqual(
      remarks.map((remark: string) => `# ${remark}`),
    )
    const early = await run('play', game, '--seed', '5', '--until', '2', '--write', 'town')
    expect(early).toMatchObject({ code: 1, printed: expect.stringMatching(/^Refused: .*town/) })
    const none = await run('play', game, '--seed', '5', '--write', 'game')
    expect(none.printed).toMatch(/^Refused: .*Possible: .*placing/)
  })

  test('needs a seed when nobody is there to ask', async () => {
    expect(await run('play', game)).toMatchObject({ code: 2, complaints: /--seed/ })
  })
})

describe('check', () => {
  test('all scenarios hold', async () => {
    const { printed, code } = await run('check')
    const count = gameIds.reduce((sum, id) => sum + scenariosOf(id).size, 0)
    expect(printed).toBe(`${count} scenarios, and all come out as they claim.`)
    expect(code).toBe(0)
  })

  test('prints what differs and fails', async () => {
    const text = `
title: { en: a, fr: a }
question: { en: a, fr: a }
explain: { en: a, fr: a }
level: learn
predict: { fact: winner }
because: end.winner
situation: ${JSON.stringify(exampleTown)}
whatever: 1
expect: { facts: [{ fact: money, seat: A, is: 7 }] }
`
    const { printed, code } = await run('check', file('wrong.yaml', text))
    expect(printed).toMatch(/^wrong\n {2}money A: expected 7, received \d+$/m)
    expect(code).toBe(1)
    const misspelt = file('misspelt.yaml', text.replace('seat: A', 'gang: A'))
    const unknown = await run('check', misspelt)
    expect(unknown.printed).toContain('Refused: money does not ask for gang. It asks for: seat.')
  })
})

describe('a command line that is not understood', () => {
  test.each([
    [['resove', 'x'], 'There is no command "resove".*Did you mean "resolve"'],
    [['resolve'], 'No file was named'],
    [['resolve', 'sherif-largest-equal'], 'Did you mean the scenario "sheriff-largest-equal"'],
    [['resolve', folder], 'is a folder'],
    [['resolve', town, '--lang', 'de'], '--lang: received "de"; expected en or fr'],
    [['resolve', town, '--jsno'], 'no option "--jsno".*Did you mean "--json"'],
    [['resolve', town, '--loud'], 'no option "--loud"'],
    [['resolve', town, '--game'], '--game needs a value'],
    [['resolve', town, '--game', '--json'], '--game needs a value'],
    [['resolve', town, '--json=yes'], '--json takes no value'],
    [['resolve', town, '--game', 'chess'], 'no game "chess"'],
    [['resolve', town, '--reading', 'protected'], '--reading.*expected key=value'],
    [['play', town, '--seed', '1.5'], '--seed: received "1.5"'],
    [['play', town, '--until', 'x'], '--until: received "x"'],
  ])('%j', async (args, complaint) => {
    const { complaints, printed, code } = await run(...args)
    expect(complaints).toMatch(new RegExp(complaint))
    expect(printed).toBe('')
    expect(code).toBe(2)
  })

  test.each([
    [['resove', 'x'], 'Il n’y a pas de commande «\u00a0resove\u00a0»'],
    [['resove', 'x'], 'Vouliez-vous dire «\u00a0resolve\u00a0»\u202f\\?\\nLe mode d’emploi'],
    [['resolve'], 'Aucun fichier'],
    [['resolve', 'sherif-largest-equal'], 'le scénario «\u00a0sheriff-largest-equal\u00a0»'],
    [
      ['schema', 'go'],
      'pas de jeu «\u00a0go\u00a0»\\. Jeux\u00a0: wild-gangs, quick-and-undead, fast-west, nowheresville, trust-me',
    ],
    [['resolve', town, '--loud'], 'pas d’option «\u00a0--loud\u00a0»'],
    [['resolve', town, '--seed'], '--seed demande une valeur'],
  ])('in French: %j', async (args, complaint) => {
    const told = await run(...args, '--lang', 'fr')
    expect(told).toMatchObject({ printed: '', code: 2 })
    expect(told.complaints).toMatch(new RegExp(complaint))
  })

  test('a broken file is told with its line', async () => {
    const broken = file('broken.yaml', 'kind: town\nevents: { N1: sheriff\nbank: NE\n')
    const { complaints, code } = await run('resolve', broken)
    expect(complaints).toMatch(
      /broken\.yaml:\d+: received .*; expected well-formed YAML or JSON \(/,
    )
    expect(code).toBe(2)
  })

  test('a file without a situation is told what to hold', async () => {
    const { complaints, code } = await run('resolve', file('bare.yaml', 'situations: []\n'))
    expect(complaints).toMatch(/bare\.yaml:1: `situation` is missing; expected a situation:/)
    expect(code).toBe(2)
  })

  test('without a command, or with --help, the usage is told', async () => {
    expect(await run()).toMatchObject({ code: 2, complaints: /reckoning resolve FILE/ })
    expect(await run('--help')).toMatchObject({ code: 0, printed: /reckoning resolve FILE/ })
    expect((await run('--help', '--lang', 'fr')).printed).toContain('FICHIER')
    expect((await run('--version')).printed).toMatch(/^\d+\.\d+\.\d+$/)
  })
})

describe('schema', () => {
  test.each(gameIds)(
    'of %s describes every situation of its examples, and no misspelt part',
    async (id) => {
      const { printed, code } = await run('schema', id)
      expect(code).toBe(0)
      const schema = z.fromJSONSchema(JSON.parse(printed).definitions.situation)
      const legal = [...scenariosOf(id)].filter(([, { expect: claim }]) => !claim.refused)
      expect(legal.length).toBeGreaterThan(20)
      for (const [name, { situation }] of legal) {
        expect([name, schema.safeParse(situation).error?.issues]).toEqual([name, undefined])
        expect(schema.safeParse({ ...situation, playerz: 3 }).success).toBe(false)
      }
    },
  )

  test('tells what each part is, in the language asked for, and the clause of its limit', async () => {
    const { printed } = await run('schema', 'wild-gangs', '--lang', 'fr')
    const [town] = JSON.parse(printed).definitions.situation.oneOf
    expect(town.properties.bank.description).toMatch(/banque.*§ 11\.1 \(two\.closed-street\)/)
    expect(town.required).toEqual(['kind', 'players', 'events', 'loots'])
  })

  test('asks for a game that there is', async () => {
    const { complaints, code } = await run('schema', 'wild-gang')
    expect(code).toBe(2)
    expect(complaints).toContain('Did you mean "wild-gangs"?')
  })
})
