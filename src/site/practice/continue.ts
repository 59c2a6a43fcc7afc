import { remembered } from '../../explorer/guide/progress.ts'
import { dayOf } from '../../explorer/practice/answers.ts'
import { answersOfDevice } from '../../explorer/practice/device.ts'
import type { AnswerStore } from '../../explorer/practice/store.ts'
import { tablesOfDevice } from '../../explorer/tables/device.ts'
import { createSay, type Messages, type Say } from '../../kernel/words/say.ts'
import { type Begun, wholeGame } from './begun.ts'
import { fetchDeck } from './fetch-deck.ts'

/* Fills in on the start page of a game what its reader has begun: practice, the first game, and a whole game. */

/** The first game, where one has been left; one that shows its first rule has not been begun, and one that has shown its last is over. */
function firstGame({ game = '', firstGame = '' }: DOMStringMap, say: Say): readonly Begun[] {
  const { said = 0, all = 0 } = remembered(game) ?? {}
  return said > 1 && said < all
    ? [{ label: say('first-game', { said, all }), href: firstGame }]
    : []
}

/** Practice of today, once a case of the game has been answered; the scheduler is loaded for whom it has something to say. */
async function practice(
  { game, deck = '', practice = '' }: DOMStringMap,
  say: Say,
  store: AnswerStore,
): Promise<readonly Begun[]> {
  const { answers } = store.known.value.kept
  if (!answers.some((one) => one.game === game)) return []
  const [{ sittingOf }, read] = await Promise.all([
    import('../../explorer/practice/sitting.ts'),
    fetchDeck(deck),
  ])
  const { left } = sittingOf([read], answers, dayOf(new Date()))
  const due = left.due + left.again
  const label = due > 0 ? say('due', { count: due }) : say('new', { count: left.new })
  return due + left.new > 0 ? [{ label, href: practice }] : []
}

/** Shows what has been begun, each as a link. */
function show(place: HTMLElement, say: Say, all: readonly Begun[]): void {
  place.hidden = all.length === 0
  const links = all.map(({ label, href }) => {
    const link = document.createElement('a')
    link.href = href
    link.textContent = label
    return link
  })
  const parted = links.flatMap((link, index) => (index > 0 ? [' · ', link] : [' ', link]))
  place.replaceChildren(say('label'), ...parted)
}

for (const one of document.querySelectorAll<HTMLElement>('.continue')) {
  const say = createSay(document.documentElement.lang, [
    JSON.parse(one.dataset['said'] ?? '{}') as Messages,
  ])
  const place = one.querySelector<HTMLElement>('.continue-begun')
  const store = answersOfDevice()
  const shelf = tablesOfDevice()
  const fill = () => {
    const { tables, isRead } = shelf.known.peek()
    if (!place || !isRead || !store.known.peek().isRead) return
    const { game = '', whole = '' } = one.dataset
    const games = [...wholeGame(game, whole, say, tables), ...firstGame(one.dataset, say)]
    practice(one.dataset, say, store).then(
      (some) => show(place, say, [...some, ...games]),
      // Without its deck the start page says nothing of practice.
      () => show(place, say, games),
    )
  }
  store.known.subscribe(fill)
  shelf.known.subscribe(fill)
}
