import { useEffect, useState } from 'preact/hooks'
import { encode } from 'uqr'
import type { Words } from '../words.ts'

interface ShareProps {
  readonly words: Words
  /** The address of the page that shows what is shared. */
  readonly address: string
  /** The address of the same page without navigation, for other pages to embed. */
  readonly embed: string
  /** The address of the same in the other language, where the page does not lead there by itself. */
  readonly other?: string
}

/** Links, a QR code and a snippet that lead to exactly what is shown. */
export function Share({ words, address, embed, other }: ShareProps) {
  const { say } = words
  const [done, setDone] = useState('')
  useEffect(() => setDone(''), [address])
  const snippet = `<iframe src="${embed}" width="100%" height="900" title="Reckoning"></iframe>`
  const copy = async (text: string, message: string) => {
    await navigator.clipboard.writeText(text)
    setDone(say(message))
  }
  return (
    <div class="share">
      <label class="field">
        <span class="field-name">{say('share.link')}</span>
        <input
          type="text"
          readonly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <div class="share-buttons">
        <button type="button" class="button" onClick={() => copy(address, 'share.copied')}>
          {say('share.copy')}
        </button>
        <button type="button" class="button" onClick={() => copy(snippet, 'share.copied-embed')}>
          {say('share.copy-embed')}
        </button>
      </div>
      <p role="status" class="share-done">
        {done}
      </p>
      <details class="share-qr">
        <summary>{say('share.show-qr')}</summary>
        <QrCode text={address} label={say('share.qr')} />
      </details>
      {other && (
        <a class="button" href={other}>
          {say('share.other')}
        </a>
      )}
    </div>
  )
}

/** A QR code as one path. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'L', border: 2 })
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect class="qr-ground" width={size} height={size} />
      <path class="qr-squares" d={squares.join('')} />
    </svg>
  )
}
