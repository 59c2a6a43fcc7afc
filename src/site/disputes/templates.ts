import type { Language } from '../../content/languages.ts'
import { allQuarrels, type WrittenDispute, writtenDisputes } from '../../content/quarrels.ts'
import { rulingsOf } from '../../content/rulings.ts'
import type { Ask, Option, Template } from '../../explorer/disputes/template.ts'
import type { GameId } from '../../games/manifest.ts'

/** The templates of a game's quarrels in a language. */
export function disputesOf(language: Language, game: GameId): readonly Template[] {
  const quarrels = allQuarrels()[game]
  return writtenDisputes(game).map(
    ({ see, title, kind, situation, asks, about, ...more }, place) => {
      const { answers, shows, until } = more
      const named = title ?? quarrels.find((one) => one.see === see)
      const id = see.replace(/\W+/g, '-')
      const isTwice = writtenDisputes(game).findIndex((one) => one.see === see) < place
      return {
        id: isTwice ? `${id}-${place}` : id,
        title: named?.[language] ?? see,
        clauses: rulingsOf(game).find((one) => one.id === see)?.clauses ?? [see],
        situation: { ...situation, kind },
        asks: asks.map((one) => askIn(language, one)),
        answers: answers.map(({ to, by, answer }) => ({ to, ...(by && { by }), answer })),
        ...(about && { about: parametersIn(about) }),
        ...(shows && { shows }),
        ...(until && { until }),
      }
    },
  )
}

/** A question about a fact, its parameters as texts. */
function parametersIn({ fact, ...rest }: { readonly fact: string }): Template['about'] {
  const parameters = Object.entries(rest).map(([name, value]) => [name, String(value)])
  return { fact, parameters: Object.fromEntries(parameters) }
}

function askIn(language: Language, one: WrittenDispute['asks'][number]): Ask {
  const { numbers = [], seats = [], options = [], value, times, plus, unit } = one
  const all = [one.set ?? []].flat()
  const setting = (what: unknown) => Object.fromEntries(all.map((path) => [path, what]))
  const numbered = numbers.map((number): Option => {
    const set = number * times + plus
    const label = unit ? withUnit(language, number, unit) : String(number)
    return { label, set: setting(value ? value.replace('#', String(set)) : set) }
  })
  const seated = seats.map((seat): Option => ({ label: seat, set: setting(seat) }))
  const named = options.map((each): Option => {
    return { label: each[language], set: each.set ?? setting(each.value) }
  })
  return { label: one[language], options: [...numbered, ...seated, ...named] }
}

/** A number with its unit, as the language writes it. */
function withUnit(language: Language, number: number, unit: string): string {
  if (unit === '$' && language === 'en') return `$${number}`
  return `${number}\u00a0${unit}`
}
