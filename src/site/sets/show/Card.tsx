import { Failed } from '../Failed.tsx'
import type { SetPage, SetProps } from '../page.ts'
import type { Come } from '../use-cases.ts'

interface CardProps {
  readonly page: SetPage
  readonly title: string
  readonly exit: string
  readonly count: number
  readonly at: number
  readonly one: SetProps['open']['set']['cases'][number] | undefined
  readonly here: Come
  readonly ways: preact.ComponentChildren
  retry(): void
  leave(): void
  onNext(): void
}

/** The card before a case: which of how many, and its question; after the last one the end, with the final question. */
export function Card(props: CardProps) {
  const { page, title, exit, count, at, one, here, ways, retry, leave, onNext } = props
  const { say } = page
  const isOver = at >= count
  const name = page.games.find(({ game }) => game === one?.game)?.name
  return (
    <section class="set-card">
      {title && <p class="set-card-title">{title}</p>}
      <h2>{isOver ? say('show.over') : say('show.of', { at: at + 1, count })}</h2>
      {isOver ? exit && <p class="set-card-question">{exit}</p> : name && <p>{name}</p>}
      {one && <CardCase say={say} one={one} here={here} onRetry={retry} />}
      <p class="large-ways">
        {!isOver && (
          <button type="button" class="button button-primary" onClick={onNext}>
            {say('show.case')}
          </button>
        )}
        {ways}
        <button type="button" class="button" onClick={leave}>
          {say('show.leave')}
        </button>
      </p>
    </section>
  )
}

interface CardCaseProps {
  readonly say: SetPage['say']
  readonly one: NonNullable<CardProps['one']>
  readonly here: CardProps['here']
  onRetry(): void
}

/** The question of a case, or why it cannot be shown. */
function CardCase({ say, one, here, onRetry }: CardCaseProps) {
  if (here === undefined) return <p class="working">{say('loading')}</p>
  if (here === 'failed') return <Failed say={say} onRetry={onRetry} />
  if ('missing' in here) {
    const id = one.source.type === 'example' ? one.source.id : one.source.kind
    return <p>{say(`missing.${here.missing}`, { id, game: one.game })}</p>
  }
  return <p class="set-card-question">{here.scenario.question}</p>
}
