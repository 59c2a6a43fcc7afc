import { useEffect, useState } from 'preact/hooks'
import type { Say } from '../../kernel/words/say.ts'
import { type Embeddable, embedding, heightLines } from './embed-code.ts'

interface EmbedProps {
  /** Says the sentences of embedding by their keys. */
  readonly say: Say
  /** The embedded page in each language that can be chosen; that of the page around the form first. */
  readonly embeds: readonly Embeddable[]
  /** The page that shows how to embed in other people's pages. */
  readonly help: string
}

/** The markup that embeds a page in the language chosen, and the lines that give its frame the right height. */
export function EmbedCode({ say, embeds, help }: EmbedProps) {
  const [language, setLanguage] = useState(embeds[0]?.language)
  const chosen = embeds.find((one) => one.language === language) ?? embeds[0]
  if (!chosen) return null
  return (
    <>
      {embeds.length > 1 && (
        <label class="field">
          <span class="field-name">{say('share.embed.language')}</span>
          <select
            value={chosen.language}
            onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
          >
            {embeds.map((one) => (
              <option key={one.language} value={one.language}>
                {say(`share.embed.in.${one.language}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Lines say={say} name="share.embed.code" copy="share.embed.copy" text={embedding(chosen)} />
      <Lines
        say={say}
        name="share.embed.height"
        copy="share.embed.copy-height"
        text={heightLines}
      />
      <p>
        <a href={help} target="_blank" rel="noopener">
          {say('share.embed.help')}
        </a>
      </p>
    </>
  )
}

interface LinesProps {
  readonly say: Say
  readonly name: string
  readonly copy: string
  readonly text: string
}

/** Lines to paste elsewhere, with a button that copies them. */
function Lines({ say, name, copy, text }: LinesProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => setCopied(false), [text])
  const write = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <div class="embed-lines">
      <label class="field">
        <span class="field-name">{say(name)}</span>
        <textarea
          rows={3}
          readOnly
          spellcheck={false}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <p class="share-buttons">
        <button type="button" class="button" onClick={() => void write().catch(console.error)}>
          {say(copy)}
        </button>
        <span role="status">{isCopied ? say('share.embed.copied') : ''}</span>
      </p>
    </div>
  )
}
