import { useEffect, useState } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'
import { EmbedCode } from './EmbedCode.tsx'
import type { Embeddable } from './embed-code.ts'
import { QrCode } from './QrCode.tsx'
import { wholeAddress } from './whole-address.ts'

interface ShareProps {
  readonly words: Words
  /** The address of the page that shows what is shared. */
  readonly address: string
  /** The same page without navigation, for other pages to embed, in each language. */
  readonly embeds: readonly Embeddable[]
  /** The addresses of the same in other languages, where the page does not lead there by itself. */
  readonly others?: readonly { readonly language: string; readonly address: string }[]
}

/** Links, a QR code and the markup of a frame that lead to exactly what is shown. */
export function Share({ words, address, embeds, others = [] }: ShareProps) {
  const { say } = words
  const [done, setDone] = useState('')
  useEffect(() => setDone(''), [address])
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setDone(say('share.copied'))
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
        <button type="button" class="button" onClick={copy}>
          {say('share.copy')}
        </button>
      </div>
      <p role="status" class="share-done">
        {done}
      </p>
      <details class="share-qr">
        <summary>{say('share.show-qr')}</summary>
        <QrCode text={address} label={say('share.qr')} />
      </details>
      <details class="share-embed">
        <summary>{say('share.embed.title')}</summary>
        <EmbedCode say={say} embeds={embeds} help={wholeAddress(helpAddress(words.language))} />
      </details>
      {others.map((other) => (
        <a key={other.language} class="button" href={other.address}>
          {say(`share.in.${other.language}`)}
        </a>
      ))}
    </div>
  )
}

/** The page that shows how to embed, below the origin. */
function helpAddress(language: string): string {
  return `${import.meta.env.BASE_URL.replace(/\/$/, '')}/${language}/embedding/`
}
