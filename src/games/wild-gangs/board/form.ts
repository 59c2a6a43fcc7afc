import { knownEditor } from '../../../explorer/forms/KnownEditor.tsx'
import type { At, Forms, Plan, Section } from '../../../explorer/forms/plan.ts'
import { present } from '../../../kernel/data/present.ts'
import { capital, type Words } from '../../../kernel/words/words.ts'
import * as box from '../components.ts'
import { marksOf, nouns } from '../nouns.ts'
import type { Given, Position } from '../position.ts'
import { cardIn } from '../situations/parts.ts'
import { buildings, type Spot, sideFacts, sides, spots } from '../town.ts'

type Here = At<Given, Position>

/** Form descriptions of Wild Gangs. */
export const forms: Forms<Given, Position> = {
  plan: (at) => (at.situation.kind === 'game' ? { always: start, groups: [] } : townPlan(at)),
  named: { corner: nouns.building, 'event-title': nouns.event, seat: nouns.seat },
  value(of, value, { opening, words }) {
    if (value === 'lot') return words.say('editor.by-lot')
    const text = String(value)
    if (of === 'spot') return titleAt(text, `${opening.position.events[value as Spot]}`, words)
    return of === 'gangster' ? gangster(text, opening.given, words) : undefined
  },
  group: (of, value, { words }) =>
    of === 'gangster' ? words.say('seat', { seat: cardIn(String(value)).charAt(0) }) : undefined,
  implied: ({ opening: { given, position } }) => ({
    mover: position.mover,
    decks: box.cardIdsOf('A').map((card) => given.cards[card]),
  }),
  absent: ([part, , place], { words }) =>
    part === 'gangsters' && place ? words.say('editor.free') : undefined,
}

const start = [['players'], ['firstPlayer'], ['bank']] as const

/** A gangster as it is offered: `A 5/3, $500, chief`. */
function gangster(text: string, given: Given, words: Words): string {
  const { say, money } = words
  const card = cardIn(text) as box.CardId | box.UnknownCard
  if (box.isUnknown(card)) return say('editor.unknown-of', { seat: box.gangOf(card) })
  const facts = given.cards[card] as box.Card
  const name = nouns.card.name(card, words, given)
  const isDown = text !== card && say('editor.face-down')
  return present(name, money(facts.bounty), ...marksOf(facts, words), isDown).join(', ')
}

/** A town by its sides, events and loots, which the board shows, and what it does not. */
function townPlan({ situation, opening, words }: Here): Plan {
  const { say } = words
  const { given, position } = opening
  const gangsters = sides.map((side): Section => {
    const label = capital(nouns.side.name(side, words))
    const count = position.sides[side].length
    const title = say('editor.side', { side: label, count, places: sideFacts[side].places })
    return { part: `side:${side}`, label, title, paths: [['gangsters', side]] }
  })
  const events = spots.map((spot): Section => {
    const label = say('value.event', { spot: nouns.spot.name(spot, words) })
    return { part: `event:${spot}`, label, paths: [['events', spot]] }
  })
  const loots = buildings.map((building): Section => {
    const label = say('value.loot', { building: nouns.building.name(building, words) })
    const note = say('editor.illustrative-note')
    return { part: `loots:${building}`, label, paths: [['loots', building]], note }
  })
  const known: Section = { part: 'know:', label: say('editor.know'), Own: Known, isTab: true }
  const rest = situation.kind === 'placing' ? placingSections(given.seats, words) : [known]
  return {
    always: [],
    groups: [
      { title: say('editor.gangsters'), sections: gangsters },
      { title: say('editor.events'), sections: events },
      { title: say('editor.loots'), sections: loots },
      { title: say('editor.rest'), sections: [...rest, ...tableSections(words)] },
    ],
  }
}

function tableSections({ say }: Words): readonly Section[] {
  const note = say('editor.decks-note')
  const actions = [{ label: say('editor.empty'), path: ['gangsters'], value: {} }]
  return [
    { part: 'table:', label: say('editor.table'), paths: start, actions },
    { part: 'decks:', label: say('editor.decks'), paths: [['decks']], note },
  ]
}

/** Form for the events that the reader has seen. */
const Known = knownEditor({
  part: 'events',
  places: spots,
  label: titleAt,
  note: 'editor.know-note',
})

function titleAt(at: string, card: string, words: Words): string {
  const event = words.say(`event-title.${card}`)
  return words.say('describe.event', { spot: nouns.spot.name(at as Spot, words), event })
}

function placingSections(seats: readonly box.Seat[], { say }: Words): readonly Section[] {
  const own = seats.map((seat): Section => {
    const paths = ['hands', 'seen'].map((part) => [part, seat])
    return { part: `seat:${seat}`, label: say('editor.seat', { seat }), paths }
  })
  return [...own, { part: 'turn:', label: say('editor.turn'), paths: [['mover']] }]
}
