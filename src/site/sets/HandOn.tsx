import { useState } from 'preact/hooks'
import { encodeSet, LONGEST_QR } from '../../explorer/sets/codec.ts'
import { forPupils, isEmpty } from '../../explorer/sets/set.ts'
import { wholeAddress } from '../../explorer/share/whole-address.ts'
import { FileField } from '../../explorer/ui/FileField.tsx'
import { Drawer, Lazy } from '../../explorer/ui/Lazy.tsx'
import { saveAsFile } from '../../explorer/ui/save-file.ts'
import type { SetPage, SetProps } from './page.ts'
import { linkTo } from './use-set.ts'

const loadEmbed = async () => (await import('./EmbedSet.tsx')).EmbedSet
const loadKeep = async () => (await import('./KeepSet.tsx')).KeepSet
const loadQr = async () => (await import('../../explorer/share/QrCode.tsx')).QrCode

/** Hands a set on: its links, a code to point a phone at, its file; and takes one in. */
export function HandOn(props: SetProps) {
  const { page, open } = props
  const { say, address } = page
  const { set } = open
  const link = linkTo(set)
  const homework = linkTo(forPupils(set), 'homework')
  const whole = (below: string) => wholeAddress(`${address}${below}`)
  return (
    <section class="set-hand" aria-label={say('hand')}>
      <h2>{say('hand')}</h2>
      {!isEmpty(set) && (
        <>
          {link && homework ? (
            <>
              <Link page={page} name="link" address={whole(link)} />
              <Link page={page} name="homework-link" address={whole(homework)} />
            </>
          ) : (
            <p class="notice">{say('too-long')}</p>
          )}
          <p>
            <button type="button" class="button" onClick={() => save(props)}>
              {say('save')}
            </button>
          </p>
          <Carry page={page} open={open} />
          {set.cases.length > 0 && <Lazy load={loadKeep} props={{ page, open }} />}
          <Drawer title={say('share.embed.title')}>
            {() => <Lazy load={loadEmbed} props={{ page, open }} />}
          </Drawer>
        </>
      )}
      <TakeIn {...props} />
    </section>
  )
}

/** Saves the set as one file that shows it without a network: with its cases, the engine and the drawings. */
function Carry({ page, open: { set } }: Pick<SetProps, 'page' | 'open'>) {
  const { say } = page
  const [state, setState] = useState<'doing' | 'done' | 'failed' | undefined>()
  const carry = async () => {
    const { carriedFile } = await import('./carry.ts')
    saveAsFile(await carriedFile(page, set), `${nameOf(set.title)}.reckoning.html`, 'text/html')
  }
  const begin = () => {
    setState('doing')
    carry().then(
      () => setState('done'),
      (error: unknown) => {
        console.error(error)
        setState('failed')
      },
    )
  }
  return (
    <p class="set-ways">
      <button type="button" class="button" disabled={state === 'doing'} onClick={begin}>
        {say('carry')}
      </button>
      <span role="status">{say(state ? `carry-${state}` : 'carry-hint')}</span>
    </p>
  )
}

/** Saves the set as a file, which holds its title for people and its link for this page. */
function save({ page, open }: SetProps): void {
  const { title } = open.set
  const text = `${title || page.say('untitled')}\n${wholeAddress(`${page.address}#${encodeSet(open.set)}`)}\n`
  saveAsFile(text, `${nameOf(title)}.reckoning.txt`, 'text/plain')
}

/** The name of the file of a set, after its title. */
function nameOf(title: string): string {
  const name = title.normalize('NFD').replace(/\W+/g, '-').replace(/^-|-$/g, '').toLowerCase()
  return name || 'set'
}

interface LinkProps {
  readonly page: SetPage
  readonly name: 'link' | 'homework-link'
  readonly address: string
}

/** A link to copy, and as a QR code. */
function Link({ page: { say }, name, address }: LinkProps) {
  const [isCopied, setCopied] = useState(false)
  const [isShown, setShown] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  return (
    <div class="set-link">
      <label class="field">
        <span class="field-name">{say(name)}</span>
        <input
          type="text"
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <p class="set-ways">
        <button type="button" class="button" onClick={() => void copy().catch(console.error)}>
          {say('copy')}
        </button>
        <button
          type="button"
          class="button"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {say('qr')}
        </button>
        <span role="status">{isCopied ? say('copied') : ''}</span>
      </p>
      {isShown &&
        (address.length > LONGEST_QR ? (
          <p>{say('qr-long')}</p>
        ) : (
          <Lazy load={loadQr} props={{ text: address, label: say('qr-label') }} />
        ))}
    </div>
  )
}

/** Opens a file, or a link that is pasted. */
function TakeIn({ page: { say }, take }: SetProps) {
  const [pasted, setPasted] = useState('')
  return (
    <div class="set-take">
      <FileField label={say('load')} accept=".txt,text/plain" onText={take} />
      <form
        class="set-paste"
        onSubmit={(event) => {
          event.preventDefault()
          if (take(pasted)) setPasted('')
        }}
      >
        <label class="field">
          <span class="field-name">{say('paste')}</span>
          <input
            type="text"
            value={pasted}
            onInput={({ currentTarget }) => setPasted(currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {say('open')}
        </button>
      </form>
    </div>
  )
}
