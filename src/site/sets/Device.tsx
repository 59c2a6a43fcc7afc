import { useState } from 'preact/hooks'
import { emptySet, isEmpty } from '../../explorer/sets/set.ts'
import type { SetProps } from './page.ts'

/** Sets on this device: those that gave way to another are brought back, all are erased. */
export function Device({ page, open, change, erase }: SetProps) {
  const { say } = page
  const [sure, setSure] = useState<'ask' | 'done' | undefined>()
  const { before, set } = open
  const eraseAll = () => {
    if (sure === 'ask') erase()
    setSure(sure === 'ask' ? 'done' : 'ask')
  }
  return (
    <section class="set-device" aria-label={say('device')}>
      <h2>{say('device')}</h2>
      {before.length > 0 && (
        <>
          <p>{say('before')}</p>
          <ul class="set-before">
            {before.map((one, at) => (
              <li key={at}>
                <button type="button" class="button button-quiet" onClick={() => change(one, true)}>
                  {say('before-open', {
                    title: one.title || say('untitled'),
                    count: one.cases.length,
                  })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="set-ways">
        <button
          type="button"
          class="button"
          disabled={isEmpty(set)}
          onClick={() => change(emptySet, true)}
        >
          {say('new')}
        </button>
        <button type="button" class="button" onClick={eraseAll}>
          {say('erase')}
        </button>
      </p>
      <p role="status">{sure && say(sure === 'ask' ? 'erase-sure' : 'erased')}</p>
    </section>
  )
}
