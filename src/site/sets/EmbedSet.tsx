import { useState } from 'preact/hooks'
import { forPupils } from '../../explorer/sets/set.ts'
import { EmbedCode } from '../../explorer/share/EmbedCode.tsx'
import { wholeAddress } from '../../explorer/share/whole-address.ts'
import type { SetProps } from './page.ts'
import { linkTo } from './use-set.ts'

/** Uses to which a frame can put a set at once; without one it shows the cases with all buttons. */
const frames = [undefined, 'show', 'homework'] as const

/** The markup that embeds a set in another page, as pupils get it. */
export function EmbedSet({ page, open: { set } }: Pick<SetProps, 'page' | 'open'>) {
  const { say, embeds, help } = page
  const [use, setUse] = useState<(typeof frames)[number]>()
  const below = linkTo(forPupils(set), use)
  if (below === undefined) return <p class="notice">{say('too-long')}</p>
  const title = set.title || say('untitled')
  return (
    <>
      <fieldset class="choices choices-long">
        <legend>{say('embed.as')}</legend>
        {frames.map((one) => (
          <label key={one ?? ''} class="choice">
            <input type="radio" checked={one === use} onChange={() => setUse(one)} />
            <span>{say(`embed.use.${one ?? 'list'}`)}</span>
          </label>
        ))}
      </fieldset>
      <EmbedCode
        say={say}
        embeds={embeds.map(({ language, address }) => ({
          language,
          title,
          address: wholeAddress(`${address}${below}`),
        }))}
        help={wholeAddress(help)}
      />
    </>
  )
}
