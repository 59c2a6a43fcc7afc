/*
 * Between the engine and the second implementation: the engine's position in the words of the oracle,
 * and the two at play with the same dice and decisions. Every question is compared: who is asked what,
 * which answers are legal, and how things stand at that moment.
 */

import type { QuickEvent } from '../../../../src/games/quick-and-undead/events.ts'
import type { Given, Position } from '../../../../src/games/quick-and-undead/position.ts'
import { answersOf } from '../../../../src/kernel/choice/index.ts'
import { copyOf } from '../../../../src/kernel/data/copy.ts'
import type { Opening } from '../../../../src/kernel/game/opening.ts'
import { atRandom } from '../../../../src/kernel/run/answerers.ts'
import { choiceOf } from '../../../../src/kernel/run/laid-table.ts'
import { replay } from '../../../../src/kernel/run/replay.ts'
import {
  type Answers,
  actionSpaces,
  type Gang,
  type Play,
  type Posture,
  type Purse,
  type Site,
  type State,
  type World,
} from './play.ts'
import type { Readings, Seat } from './terms.ts'

/** Point at which the engine and the oracle part. */
export class Disagreement extends Error {}

export function worldOf(given: Given): World {
  const { players, seats, solo, hardships, buildings, undead, slots } = given
  return { players, seats, solo, hardships, buildings, undead, slots }
}

/** A position as the oracle's state: lists that say nothing by their order are sorted. */
export function stateOf(position: Position): State {
  const { law, day, round, noon, purses, supply, spareBullets, scores, ending, under } = position
  const gangs = Object.fromEntries(
    Object.entries(position.gangs).map(([seat, gang]) => {
      const {
        purse,
        loaded,
        critical,
        stash,
        reserve,
        graveyard,
        on,
        joined,
        usedToday,
        trophies,
      } = gang
      const lists = { loaded: [...loaded], usedToday: [...usedToday], trophies: [...trophies] }
      return [
        seat,
        { purse, side: critical, stash, reserve, graveyard, on: onSpaces(on, joined), ...lists },
      ]
    }),
  )
  const town = position.town.map(({ card, occupants, undead, haunted, bonus }) => ({
    card,
    occupants: [...occupants],
    undead: [...undead],
    haunted,
    bonus,
  }))
  return {
    law,
    day,
    round,
    noon,
    gangs,
    purses: structuredClone(purses),
    supply: { ...supply },
    spareBullets,
    town,
    street: [...position.street],
    bootHill: [...position.bootHill],
    under: [...under],
    scores: { ...scores } as Record<string, number>,
    ending: ending && { ...ending },
  }
}

/** R-joker-own: where one was joined, it lies below the other. */
function onSpaces(
  on: Position['gangs'][Seat]['on'],
  joined: readonly number[],
): Record<number, Posture[]> {
  return Object.fromEntries(
    Object.entries(on).map(([space, posture]) => [
      space,
      [
        ...joined.filter((one) => one === Number(space)).map(() => 'lying' as const),
        posture,
      ].filter((one) => one !== null),
    ]),
  )
}

/** A play from a position of the engine. */
export function playFrom(
  given: Given,
  position: Position,
  readings: Readings,
  answers: Answers,
): Play {
  return {
    world: worldOf(given),
    readings,
    state: stateOf(position),
    answers,
    turns: turnsOf(position),
    cleared: position.cleared,
  }
}

function turnsOf({ gangs }: Position): Play['turns'] {
  const turns: Play['turns'] = {}
  for (const [seat, { turn }] of Object.entries(gangs)) if (turn) turns[seat as Seat] = turn
  return turns
}

/** A question of the engine: what it was, which answers were legal, which one was given, and how things stood. */
interface Asked {
  readonly kind: string
  readonly by: string | undefined
  readonly legal: string
  readonly answer: unknown
  readonly position: Position
}

/**
 * The engine at play, question by question with the oracle: the engine has played with random answers, and
 * whatever the oracle asks, the engine must have asked at that moment, and the answer is the same.
 */
export class Lockstep implements Answers {
  readonly #end: Position
  readonly #asked: Asked[] = []
  #next = 0
  /** The play that asks; it is compared at every question. */
  play: Play | undefined

  constructor(
    opening: Opening<Given, Position>,
    seed: number,
    apply: (position: Position, event: QuickEvent) => void,
  ) {
    const random = atRandom(seed)
    const run = replay({ apply }, opening, (question, position, given) => {
      const index = Number(random(question, position, given))
      const choice = choiceOf(question)
      this.#asked.push({
        kind: question.kind,
        by: question.step === 'ask' ? question.by : undefined,
        legal: sortedTexts(answersOf(choice)),
        answer: choice.at(index),
        position: copyOf(position as Position),
      })
      return index
    })
    this.#end = run.position
  }

  ask<T>(kind: string, by: Seat, legal: readonly T[]): T {
    return this.#answer(kind, by, legal)
  }

  roll<T>(kind: string, outcomes: readonly T[]): T {
    return this.#answer(kind, undefined, outcomes)
  }

  /** Fails unless the engine has ended, and as the oracle has. */
  finish(): void {
    const asked = this.#asked[this.#next]
    if (asked) throw new Disagreement(`the engine goes on to ask ${asked.kind}`)
    compare(this.play, this.#end, 'the end')
  }

  #answer<T>(kind: string, by: Seat | undefined, legal: readonly T[]): T {
    const asked = this.#asked[this.#next]
    if (!asked || asked.kind !== kind || asked.by !== by) {
      // A question with one answer is not asked.
      if (legal.length === 1) return legal[0] as T
      const got = asked ? `${asked.by ?? 'chance'}: ${asked.kind}` : 'no question'
      throw new Disagreement(`${by ?? 'chance'}: ${kind} of ${inText(legal)}, not ${got}`)
    }
    compare(this.play, asked.position, `${kind} of ${by ?? 'chance'}`)
    const mine = sortedTexts(legal)
    if (mine !== asked.legal)
      throw new Disagreement(`${kind} of ${by}: ${mine}, not ${asked.legal}`)
    this.#next++
    return asked.answer as T
  }
}

/** Fails with what differs. */
export function compare(play: Play | undefined, position: Position, when: string): void {
  if (!play || isSame(play.state, position)) return
  const [mine, theirs] = [canonical(play.state), canonical(stateOf(position))]
  throw new Disagreement(`at ${when}: ${differences(mine, theirs, '').join('; ')}`)
}

/** True when the two say the same: looked at before every question, hence without making anything anew. */
function isSame(state: State, position: Position): boolean {
  for (const key of ['law', 'day', 'round', 'noon', 'spareBullets'] as const) {
    if (state[key] !== position[key]) return false
  }
  return (
    isSamePurse(state.supply, position.supply) &&
    Object.entries(state.purses).every(([seat, purse]) =>
      isSamePurse(purse, position.purses[seat as Seat]),
    ) &&
    Object.entries(state.gangs).every(([seat, gang]) =>
      isSameGang(gang, position.gangs[seat as Seat]),
    ) &&
    state.town.length === position.town.length &&
    state.town.every((site, index) => isSameSite(site, position.town[index])) &&
    hasSame(state.street, position.street) &&
    hasSame(state.bootHill, position.bootHill) &&
    String(state.under) === String(position.under) &&
    inText(sortKeys(state.scores)) === inText(sortKeys(position.scores)) &&
    inText(sortKeys(state.ending)) === inText(sortKeys(position.ending))
  )
}

function isSamePurse(one: Purse, other: Purse): boolean {
  return one.coins === other.coins && one.notoriety === other.notoriety
}

function isSameGang(gang: Gang, theirs: Position['gangs'][Seat]): boolean {
  return (
    gang.side === theirs.critical &&
    gang.stash === theirs.stash &&
    gang.reserve === theirs.reserve &&
    gang.graveyard === theirs.graveyard &&
    hasSame(gang.loaded, theirs.loaded) &&
    hasSame(gang.usedToday, theirs.usedToday) &&
    hasSame(gang.trophies, theirs.trophies) &&
    actionSpaces.every((space) => {
      const below = theirs.joined.filter((one) => one === space).length
      const own = gang.on[space] ?? []
      return (
        own.length === below + (theirs.on[space] ? 1 : 0) &&
        own.at(-1) === (theirs.on[space] ?? undefined)
      )
    })
  )
}

function isSameSite(site: Site, theirs: Position['town'][number] | undefined): boolean {
  return (
    site.card === theirs?.card &&
    site.bonus === theirs.bonus &&
    site.haunted === theirs.haunted &&
    hasSame(site.occupants, theirs.occupants) &&
    hasSame(site.undead, theirs.undead)
  )
}

/** True when two lists without repetitions hold the same in any order. */
function hasSame<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item))
}

/** All that a state says, in one line. */
export const inOneLine = (state: State) => inText(canonical(state))

/** Sorted where order says nothing. */
function canonical(state: State): unknown {
  const sorted = (list: readonly (string | number)[]) => [...list].map(String).sort()
  return sortKeys({
    ...state,
    bootHill: sorted(state.bootHill),
    street: sorted(state.street),
    town: state.town.map((site) => ({
      ...site,
      occupants: sorted(site.occupants),
      undead: sorted(site.undead),
    })),
    gangs: Object.fromEntries(
      Object.entries(state.gangs).map(([seat, gang]) => [
        seat,
        {
          ...gang,
          loaded: sorted(gang.loaded),
          usedToday: sorted(gang.usedToday),
          trophies: sorted(gang.trophies),
        },
      ]),
    ),
  })
}

function sortKeys(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sortKeys)
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, value]) => [key, sortKeys(value)]))
}

function differences(mine: unknown, theirs: unknown, path: string): string[] {
  if (JSON.stringify(mine) === JSON.stringify(theirs)) return []
  if (!isRecord(mine) || !isRecord(theirs)) {
    return [`${path} is ${inText(theirs)}, should be ${inText(mine)}`]
  }
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((key) =>
    differences(mine[key], theirs[key], `${path}.${key}`),
  )
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

const inText = (data: unknown) => JSON.stringify(data)

function sortedTexts(list: readonly unknown[]): string {
  return list
    .map((item) => inText(sortKeys(item)))
    .sort()
    .join(' ')
}
