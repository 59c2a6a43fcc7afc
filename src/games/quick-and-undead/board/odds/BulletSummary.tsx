import type { PanelProps } from '../../../../explorer/face.ts'
import { fractionText } from '../../../../explorer/player/exact.ts'
import { Progress } from '../../../../explorer/player/Live.tsx'
import { useKeptFocus } from '../../../../explorer/player/useKeptFocus.ts'
import { useWorked } from '../../../../explorer/player/useWorked.ts'
import type { Words } from '../../../../kernel/words/words.ts'
import type { Given, Position } from '../../position.ts'
import { nouns } from '../../things.ts'
import type { BulletsFound, MoveFound } from './found.ts'
import { bulletsTask, cardsIn, moveBullet, type NamedWish, wishesOf } from './wishes.ts'

/** After the bars, and before what the reader has unfolded. */
const RANK = 2

/** The one Bullet whose move would help its owner most, of all cards in the case, and a way to move it. */
export function BulletSummary({ face, words, session }: PanelProps) {
  const { say } = words
  const { ref, act } = useKeptFocus<HTMLParagraphElement>()
  const { given, position } = session.opening.value as { given: Given; position: Position }
  const wishes = cardsIn(given, position).flatMap(
    (seat) => wishesOf(seat, given, position, words)[0] ?? [],
  )
  const worked = useWorked<readonly BulletsFound[]>(
    face,
    'bullet-summary',
    bulletsTask(session, wishes),
    RANK,
  )
  const { answer, isFresh } = worked
  if (wishes.length === 0 || (answer && !answer.ok)) return null
  const found = answer?.ok ? mostHelpful(wishes, answer.value, false) : undefined
  const more = answer?.ok ? mostHelpful(wishes, answer.value, true) : undefined
  const helpful = found ?? more
  return (
    <div class={`live-advice${answer && !isFresh ? ' live-stale' : ''}`} aria-busy={!isFresh}>
      <p ref={ref} tabIndex={-1}>
        {!answer && <span class="live-first">{say('live.bullets.first')}</span>}
        {found && moveSentence(found, words)}
        {!found && more && moreSentence(more, words)}
        {answer && !found && !more && say('live.bullets.none')}
      </p>
      <Progress worked={worked} words={words} />
      {helpful && isFresh && (
        <button
          type="button"
          class="button"
          onClick={() => act(() => moveBullet(session, helpful.wish.seat, helpful.move))}
        >
          {say('live.bullets.do')}
        </button>
      )}
    </div>
  )
}

/** A move that would change something for the better. */
interface Found {
  readonly wish: NamedWish
  readonly move: MoveFound
  readonly before: BulletsFound['now']
}

/** The move of a Bullet that raises the chance of its owner's wish most, or the one more that does. */
function mostHelpful(
  wishes: readonly NamedWish[],
  found: readonly BulletsFound[],
  isMore: boolean,
): Found | undefined {
  const all = wishes.flatMap((wish, index) => {
    const { now, moves = [] } = found[index] ?? {}
    return moves
      .filter(({ from, change }) => (from === null) === isMore && change.share > 0)
      .map((move) => ({ wish, move, before: now as BulletsFound['now'] }))
  })
  return all.sort((one, other) => other.move.change.share - one.move.change.share)[0]
}

/** What a move brings, as a sentence. */
export function moveSentence(found: Found, words: Words): string {
  return words.say('live.bullets.sentence', inWords(found, words))
}

/** Only one more Bullet would help. */
function moreSentence(found: Found, words: Words): string {
  return words.say('live.bullets.only-more', inWords(found, words))
}

function inWords({ wish, move, before }: Found, words: Words): Record<string, string | number> {
  return {
    seat: nouns.seat.name(wish.seat, words),
    from: move.from ?? '',
    to: move.to,
    wish: wish.label,
    chance: fractionText(move.chance),
    before: fractionText(before),
  }
}
