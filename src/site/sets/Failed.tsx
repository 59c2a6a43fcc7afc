import type { SetPage } from './page.ts'

interface FailedProps {
  readonly say: SetPage['say']
  onRetry(): void
}

/** Notice that something could not be fetched, with the way to fetch it again. */
export function Failed({ say, onRetry }: FailedProps) {
  return (
    <p role="alert">
      {say('failed')}{' '}
      <button type="button" class="button" onClick={onRetry}>
        {say('again')}
      </button>
    </p>
  )
}
