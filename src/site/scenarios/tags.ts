import type { Language } from '../../content/languages.ts'
import { sayer } from '../../content/messages.ts'
import type { Scenario } from '../../content/scenarios.ts'
import { type VerdictKind, verdictKinds } from '../../explorer/prediction/verdict-kind.ts'
import type { GameId } from '../../games/manifest.ts'
import { load } from '../islands/load.ts'
import { verdictKindOf } from './worked.ts'

/** Marks of an example: exact odds, another reading than ours. */
const marks = ['odds', 'other'] as const

/** A tag of a list of examples: how it stands in the address, and how it is said. */
interface Tag {
  readonly tag: string
  readonly name: string
}

/** The tags of an example: what it asks, what kind of verdict comes of it, and what else marks it. */
export async function tagsOf(game: GameId, scenario: Scenario): Promise<readonly string[]> {
  const { predict, expect, readings } = scenario
  const isMarked = { odds: expect.odds.length > 0, other: Object.keys(readings).length > 0 }
  return [
    predict.fact,
    await verdictKindOf(game, scenario),
    ...marks.filter((mark) => isMarked[mark]),
  ]
}

/** The tags that some examples have, in groups: by what is asked, and by what comes of it. */
export async function tagGroups(
  language: Language,
  game: GameId,
  used: ReadonlySet<string>,
): Promise<readonly { readonly label: string; readonly tags: readonly Tag[] }[]> {
  const { words, face } = await load(language, game)
  const say = sayer(language, 'site')
  const outcomes: readonly string[] = [...verdictKinds, ...marks]
  const isKind = (tag: string): tag is VerdictKind =>
    (verdictKinds as readonly string[]).includes(tag)
  const nameOf = (tag: string) => {
    if (isKind(tag)) return words.say(`verdict.${tag}`)
    if (outcomes.includes(tag) || tag === 'legal') return say(`cases.tag.${tag}`)
    return face.factName(tag, words)
  }
  const group = (label: string, tags: readonly string[]) => ({
    label: say(label),
    tags: tags.map((tag) => ({ tag, name: nameOf(tag) })),
  })
  const asked = [...used].filter((tag) => !outcomes.includes(tag))
  const byName = (one: Tag, other: Tag) => one.name.localeCompare(other.name, language)
  const questions = group('cases.asked', asked)
  return [
    { ...questions, tags: [...questions.tags].sort(byName) },
    group(
      'cases.came',
      outcomes.filter((tag) => used.has(tag)),
    ),
  ]
}
