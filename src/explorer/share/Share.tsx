import { useEffect, useState } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'
import { QrCode } from './QrCode.tsx'

interface ShareProps {
  readonly words: Words
  /** The address of the page that shows what is shared. */
  readonly address: string
  /** Name of what is shared. */
  readonly title: string
  /** The address of the same page without navigation, for other pages to embed. */
  readonly embed: string
  /** The addresses of the same in other languages, where the page does not lead there by itself. */
  readonly others?: readonly { readonly language: string; readonly address: string }[]
}

/** Links, a QR code and a snippet that lead to exactly what is shown. */
export function Share({ words, address, title, embed, others = [] }: ShareProps) {
  const { say } = words
  const [done, setDone] = useState('')
  useEffect(() => setDone(''), [address])
  const snippet = embedding(embed, title)
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
      <p class="share-note">{say('share.embed-note', { message: HEIGHT_MESSAGE })}</p>
      <p role="status" class="share-done">
        {done}
      </p>
      <details class="share-qr">
        <summary>{say('share.show-qr')}</summary>
        <QrCode text={address} label={say('share.qr')} />
      </details>
      {others.map((other) => (
        <a key={other.language} class="button" href={other.address}>
          {say(`share.in.${other.language}`)}
        </a>
      ))}
    </div>
  )
}

/** Height message of an embedded page, as written in a host's script. */
const HEIGHT_MESSAGE = "{ reckoning: 'height', height }"

/** The height of a frame until the embedded page has told its own. */
const FRAME_HEIGHT = 800

/** The markup that embeds a page in another. */
export function embedding(address: string, title: string): string {
  const [src, name] = [address, title].map(escaped)
  return `<iframe src="${src}" title="${name}" width="100%" height="${FRAME_HEIGHT}" loading="lazy"></iframe>`
}

/** Text as it stands in an attribute between double quotes. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
