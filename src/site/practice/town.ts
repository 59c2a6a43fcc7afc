import { answersOfDevice } from '../../explorer/practice/device.ts'
import { type Mastery, masteryIn, masteryStates } from '../../explorer/practice/mastery.ts'
import { createSay, type Messages, type Say } from '../../kernel/words/say.ts'
import { fetchDeck } from './fetch-deck.ts'

/* Builds the houses of the town up by what this device remembers, and says the same in words. */

/** Shows the state of each clause at its houses, and in words. */
function showHouses(town: HTMLElement, say: Say, known: ReadonlyMap<string, Mastery>): void {
  for (const house of town.querySelectorAll<HTMLElement | SVGElement>('[data-house]'))
    house.dataset['state'] = known.get(house.dataset['house'] ?? '')?.state ?? 'untried'
  for (const clause of town.querySelectorAll<HTMLElement>('li[data-clause]')) {
    const { state, days } = known.get(clause.dataset['clause'] ?? '') ?? nothing
    const told = clause.querySelector('[data-state-said]')
    if (told) told.textContent = say(state, { count: days })
  }
}

const nothing: Mastery = { state: 'untried', days: 0 }

/** Counts the clauses of each state: in each street for the ear, in the key for both. */
function showCounts(town: HTMLElement, say: Say, known: ReadonlyMap<string, Mastery>): void {
  const inState = (some: readonly Mastery[], state: string) =>
    some.filter((one) => one.state === state).length
  for (const number of town.querySelectorAll<HTMLElement>('[data-count]'))
    number.textContent = String(inState([...known.values()], number.dataset['count'] ?? ''))
  for (const street of town.querySelectorAll('.mastery-street')) {
    const clauses = [...street.querySelectorAll<HTMLElement>('li[data-clause]')]
    const own = clauses.map(({ dataset }) => known.get(dataset['clause'] ?? '') ?? nothing)
    const counts = masteryStates
      .map((state) => ({ state, count: inState(own, state) }))
      .filter(({ count }) => count > 0)
      .map(({ state, count }) => say(`count.${state}`, { count }))
    const told = street.querySelector('[data-told]')
    if (told) told.textContent = counts.join(', ')
  }
}

/** Keeps the town as the answers of this device have it, whichever tab they are given in. */
async function build(town: HTMLElement): Promise<void> {
  const { deck: address = '', said = '{}' } = town.dataset
  const say = createSay(document.documentElement.lang, [JSON.parse(said) as Messages])
  const deck = await fetchDeck(address)
  for (const ways of town.querySelectorAll<HTMLElement>('.mastery-ways')) ways.hidden = false
  answersOfDevice().known.subscribe(({ kept }) => {
    const known = masteryIn(deck, kept.answers)
    showHouses(town, say, known)
    showCounts(town, say, known)
  })
}

// Without its deck the town stays as it was written: the houses lead to their clauses.
for (const town of document.querySelectorAll<HTMLElement>('.mastery'))
  build(town).catch(console.error)
