import { describe, expect, test } from 'vitest'
import { chaptersOf } from '../../src/content/chapters.ts'
import { clausesOf } from '../../src/content/clauses.ts'
import { parseProse, type Use } from '../../src/content/prose.ts'
import { type Scenario, scenariosOf } from '../../src/content/scenarios.ts'
import { clausesUntilVerdict } from '../../src/content/used.ts'
import { type GameId, gameIds, programOf } from '../../src/games/manifest.ts'

/** An example on a learner's path that uses a clause which is told after it. */
interface TooEarly {
  readonly example: string
  readonly told: readonly string[]
}

/** True for a case that shows a rule at work as a learner first meets it: nothing refused, and under our own interpretation. */
const isPlain = ({ level, expect: claims, readings }: Scenario) =>
  level === 'learn' && claims.refused === undefined && Object.keys(readings).length === 0

/** The examples of a page before its disputes, each with the clauses it uses that stand after it in the book. */
function tooEarly(game: GameId, uses: readonly Use[]): TooEarly[] {
  const book = [...clausesOf(game).keys()]
  const disputes = uses.findIndex(({ component }) => component === 'Disputes')
  let read = -1
  return uses.slice(0, disputes < 0 ? uses.length : disputes).flatMap(({ component, id = '' }) => {
    if (component === 'Clause') read = book.indexOf(id)
    const scenario = component === 'Example' ? scenariosOf(game).get(id) : undefined
    if (!scenario) return []
    const told = [...clausesUntilVerdict(scenario)].filter((used) => book.indexOf(used) > read)
    return told.length > 0 ? [{ example: id, told }] : []
  })
}

describe.each(gameIds)('the examples of %s', (game) => {
  const chapters = chaptersOf('en', game)

  test('use only clauses that stand before them, but for the disputes at the end of a chapter', () => {
    expect(chapters.flatMap(({ prose }) => tooEarly(game, prose.uses))).toEqual([])
  })

  test('begin in each chapter with a plain case, laid out, and nothing refused before it', () => {
    const first = chapters
      .filter(({ slug }) => slug !== 'components')
      .map(({ slug, prose }) => ({
        slug,
        use: prose.uses.find(({ component }) => component === 'Example'),
      }))
    const limits = first.filter(({ use }) => {
      const scenario = scenariosOf(game).get(use?.id ?? '')
      return !scenario || use?.isFolded || !isPlain(scenario)
    })
    expect(limits.map(({ slug }) => slug)).toEqual([])
  })

  test('of the things in the box are all limits, and stand by their titles', () => {
    const box = chapters.find(({ slug }) => slug === 'components')
    const examples = box?.prose.uses.filter(({ component }) => component === 'Example') ?? []
    expect(examples.filter(({ isFolded }) => !isFolded)).toEqual([])
  })

  test('are laid out once for a heading: the others stand by their titles', () => {
    for (const { prose } of chapters) {
      const laidOut = prose.uses.filter(
        ({ component, isFolded }) => component === 'Example' && !isFolded,
      )
      const sections = laidOut.map(({ line }) =>
        prose.headings.filter((each) => each < line).at(-1),
      )
      expect(new Set(sections).size, prose.file).toBe(sections.length)
    }
  })

  test('can be tried, chapter by chapter, in a lab that the game has', () => {
    const labs = programOf(game).labs as readonly string[]
    for (const { prose } of chapters) expect(labs, prose.file).toContain(prose.frontmatter.lab)
    const french = chaptersOf('fr', game).map(({ prose }) => prose.frontmatter.lab)
    expect(french).toEqual(chapters.map(({ prose }) => prose.frontmatter.lab))
  })
})

describe('an example that runs ahead', () => {
  const page = (text: string) => tooEarly('wild-gangs', parseProse(text, 'page.mdx').uses)
  const before = '<Clause id="sheriff.equal">Text.</Clause>\n\n'
  const example = '<Example id="keg-cancels-mg" />'

  test('is told with the clauses that it uses too early', () => {
    const [found] = page(`${before}${example}`)
    expect(found?.example).toBe('keg-cancels-mg')
    expect(found?.told).toContain('keg.cancels-mg')
  })

  test('may stand among the disputes, or after all that it uses', () => {
    expect(page(`${before}<Disputes>\n\n${example}\n\n</Disputes>`)).toEqual([])
    expect(page(`<Clause id="two.example-east">Text.</Clause>\n\n${example}`)).toEqual([])
  })
})
