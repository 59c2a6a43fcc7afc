import type { Path } from '../../../explorer/forms/paths.ts'
import type { At, Forms, Plan, Section } from '../../../explorer/forms/plan.ts'
import { byKey } from '../../../kernel/data/keyed.ts'
import {
  type BanditId,
  banditIds,
  GANG_LIMIT,
  gunCards,
  robberyCards,
  type Seat,
  victimIds,
} from '../components.ts'
import { nouns } from '../nouns.ts'
import { type Given, type Position, seatOf } from '../position.ts'

type Here = At<Given, Position>
const { bandit, card, location, victim } = nouns

/** Form descriptions of Nowhere'sVille. */
export const forms: Forms<Given, Position> = {
  plan: (at) => ({
    always: [['players'], ...(always[at.situation.kind] ?? [])],
    groups: groupsOf(at),
  }),
  named: { bandit, card, location, victim },
  value(of, value, { words: { say } }) {
    if (value === 'none' || value === 'nobody') return say('board.nobody')
    return of === 'seat' ? say('seat', { seat: String(value) }) : say(`${of}-title.${value}`)
  },
  implied,
  absent: ([part, , , what], { words: { say } }) => {
    if (part === 'sent') return say('board.asked')
    if (part === 'gangs' && what === 'bandit') return say('board.nobody')
    return undefined
  },
}

/** Paths that each kind of situation shows first. */
const always: Readonly<Record<string, readonly Path[]>> = {
  robbery: [['bandit'], ['place']],
  first: [['stake'], ['bandits']],
  shootout: [['location'], ['bandits']],
  death: [['bandit'], ['by'], ['hit']],
  town: [['begins'], ['fortune']],
  game: [['fortune']],
}

/** The kinds in which bandits shoot, and those in which a reader may guess how well. */
const guessed = ['shootout', 'town', 'game']

/** Fallbacks: bandits present by default, printed values, no money. */
function implied({ opening: { given, position } }: Here) {
  const gangs = byKey(given.seats, (seat) =>
    position.gangs[seat].map((member) => ({ ...member, bandit: member.id })),
  )
  const money = byKey(given.seats, () => 0)
  return { gangs, money, guns: byKey(banditIds, () => ['colt']), printed: given.faces }
}

/** Contents of locations, by the part of a situation that tells them. */
const lying = {
  bank: 'bank',
  coach: 'coach',
  prison: 'prison',
  shop: 'shop',
  victim: 'town',
} as const

/** Everything of a table that is edited by itself; the names are those that the board calls. */
function groupsOf(at: Here): Plan['groups'] {
  const { opening, words } = at
  const { given, position } = opening
  const { say } = words
  const places = Object.entries(lying).map(([part, id]) => {
    const label = nouns.location.alone(id, words)
    return { part: `location:${id}`, label, paths: [[part]] }
  })
  const printed = <Id extends string>(
    of: string,
    ids: readonly Id[],
    name: (id: Id, words: Here['words']) => string,
  ) =>
    ids.map((id) => ({
      part: `printed:${id}`,
      label: name(id, words),
      note: say('board.illustrative'),
      paths: [['printed', of, id]],
    }))
  const rest = ['robbed', 'discard', 'robbedVictims', 'graves'].map((part) => [part])
  const isRound = at.situation.kind === 'town' || at.situation.kind === 'game'
  return [
    {
      title: say('board.panel.gangs'),
      sections: given.seats.flatMap((seat) => [
        seatSection(seat, at),
        ...position.gangs[seat].map(({ id }, index) => banditSection(id, index, at)),
      ]),
    },
    {
      title: say('board.panel.town'),
      sections: isRound
        ? [...places, { part: 'table:', label: say('editor.rest'), paths: rest }]
        : places,
    },
    {
      title: say('editor.printed'),
      sections: [
        ...printed('robbery', robberyCards, nouns.card.alone),
        ...printed('guns', gunCards, nouns.card.alone),
        ...printed('victims', victimIds, nouns.victim.alone),
      ],
    },
  ]
}

/** A player: the money, and room for one more bandit. */
function seatSection(seat: Seat, { opening, words }: Here): Section {
  const count = opening.position.gangs[seat].length
  const next = count < GANG_LIMIT ? [['gangs', seat, String(count), 'bandit']] : []
  return {
    part: `seat:${seat}`,
    label: words.say('seat', { seat }),
    paths: [['money', seat], ...next],
  }
}

const tokens = ['bandit', 'wounds', 'bullets', 'experience', 'courage', 'cards', 'hidden'] as const

/** A bandit: its wounds, tokens and cards, and what is printed on it. */
function banditSection(id: BanditId, index: number, { situation, opening, words }: Here): Section {
  const { say } = words
  const seat = seatOf(opening.position, id)
  const at = ['gangs', seat, String(index)]
  const { kind } = situation
  const shares = [{ miss: 4, body: 4, head: 2 }]
  const aim = { label: say('editor.guess'), path: ['aim', id], value: shares }
  const gone = { label: say('editor.take-away'), path: at, value: undefined }
  return {
    part: `bandit:${id}`,
    label: `${seat} · ${nouns.bandit.alone(id, words)}`,
    paths: [
      ...tokens.map((part) => [...at, part]),
      ...(opening.readings['cartridges'] === 'gun' ? [[...at, 'rounds']] : []),
      ...(kind === 'town' ? [['sent', id]] : []),
      ...(kind === 'first' ? [['guns', id]] : []),
      ...(guessed.includes(kind) && opening.given.aim[id] ? [['aim', id]] : []),
      ['printed', 'bandits', id],
    ],
    note: say('board.illustrative'),
    actions: [...(guessed.includes(kind) ? [aim] : []), ...(index > 0 ? [gone] : [])],
  }
}
