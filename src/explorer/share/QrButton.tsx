import { useState } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'
import { Lazy } from '../ui/Lazy.tsx'

const loadQrSheet = async () => (await import('./QrCode.tsx')).QrSheet

interface OthersProps {
  readonly words: Words
  /** The address of this very case, with the answers so far; undefined where no link holds it. */
  address(): Promise<string | undefined>
}

/** A code that leads whoever points a phone at it to this very case, made when it is asked for. */
export function QrButton({ words: { say }, address }: OthersProps) {
  const [shown, setShown] = useState<string | undefined>()
  return (
    <>
      <button
        type="button"
        class="button"
        aria-expanded={shown !== undefined}
        onClick={async () => setShown(shown === undefined ? await address() : undefined)}
      >
        {say(shown === undefined ? 'others.show' : 'others.hide')}
      </button>
      {shown !== undefined && (
        <Lazy load={loadQrSheet} props={{ text: shown, label: say('others.label') }} />
      )}
    </>
  )
}
