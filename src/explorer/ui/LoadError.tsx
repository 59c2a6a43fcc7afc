import type { Words } from '../../kernel/words/words.ts'

interface Props {
  readonly words: Pick<Words, 'say'>
  /** The sentence that says what could not be fetched. */
  readonly what: 'rules.failed' | 'later.failed'
}

/** That something could not be fetched: a page that could not load a script asks for it once, so it is loaded anew. */
export function LoadError({ words: { say }, what }: Props) {
  return (
    <div class="bar-start" role="alert">
      <p>{say(what)}</p>
      <button type="button" class="button" onClick={() => location.reload()}>
        {say('rules.again')}
      </button>
    </div>
  )
}
