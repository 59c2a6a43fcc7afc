import { render } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { createSay, type Messages, type Say } from '../../../kernel/words/say.ts'
import { entriesOfFile } from './entries.ts'
import { dataIn } from './files.ts'
import { find } from './find.ts'

/** Largest number of finds listed; whoever gets more adds a word. */
const MOST = 40

/** The search of a file, which finds what has the words that are typed. */
function Search({ say }: { readonly say: Say }) {
  const entries = useMemo(entriesOfFile, [])
  const [question, setQuestion] = useState('')
  const found = useMemo(() => find(entries, question), [entries, question])
  const shown = found.slice(0, MOST)
  return (
    <search class="carried-search">
      <label class="field">
        <span class="field-name">{say('search.label')}</span>
        <input
          type="search"
          maxLength={200}
          autoComplete="off"
          spellcheck={false}
          value={question}
          onInput={({ currentTarget }) => setQuestion(currentTarget.value)}
        />
      </label>
      <p>{say('search.plain')}</p>
      <p role="status">
        {question.trim() !== '' &&
          say(found.length > MOST ? 'search.cut' : 'search.found', {
            count: found.length,
            shown: MOST,
          })}
      </p>
      <ol>
        {shown.map(({ kind, title, text, href }) => (
          <li key={href}>
            <span class="lozenge">{say(`search.${kind}`)}</span> <a href={href}>{title}</a>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </search>
  )
}

/** Puts the search where the page has a place for it, and leads there by the key that the site has for it. */
export function mountSearch(): void {
  const say = createSay(document.documentElement.lang, [dataIn('sentences') as Messages])
  const place = document.querySelector('[data-search-here]')
  if (place) {
    render(<Search say={say} />, place)
    place.querySelector('input')?.focus()
  }
  document.addEventListener('keydown', (event) => {
    const isTyping =
      event.target instanceof Element && event.target.matches('input, textarea, select')
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    document.querySelector<HTMLAnchorElement>('.tool-search')?.click()
  })
}
