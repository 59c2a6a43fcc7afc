import type { FirstGame } from '../../content/beginnings/first-games.ts'
import type { Language } from '../../content/languages.ts'
import type { Guided } from '../../explorer/guide/notes.ts'

/** Finds the mark of a case by its id, see `markOf`. */
type FindMark = (id: string) => string

/** A first game in one language, as its page plays it. */
export function guidedIn(language: Language, written: FirstGame, markOf?: FindMark): Guided {
  const { situation, seat, seed, until, minutes, others, answers, spared, told } = written
  const option = (one: OptionOf) => ({ value: one.value, text: one[language] })
  return {
    situation,
    seat,
    seed,
    until,
    minutes,
    others,
    answers,
    spared,
    told,
    goal: written.goal[language],
    notes: written.notes.map(({ when, clause, passing, ask, ...said }) => ({
      when,
      clause,
      passing,
      text: said[language],
      ask: ask && {
        text: ask[language],
        options: ask.options.map(option),
        settled: ask.settled,
        because: ask.because[language],
        like: ask.like && markOf ? { id: ask.like, mark: markOf(ask.like) } : undefined,
      },
    })),
    acts: written.acts.map(({ to, about, at, options, ...said }) => ({
      to,
      about,
      at,
      text: said[language],
      options: options.map(({ values, ...names }) => ({ values, text: names[language] })),
    })),
  }
}

type OptionOf = { readonly value: string | number } & Partial<Record<Language, string | undefined>>
