import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'
import { Lazy } from '../ui/Lazy.tsx'
import { Blank } from './Blank.tsx'
import { Countdown } from './Countdown.tsx'
import { commandOf } from './keys.ts'
import { useAlone } from './useAlone.ts'

const loadClause = async () => (await import('../ui/ClauseSheet.tsx')).ClauseSheet

interface LargeWaysProps {
  readonly words: Words
  readonly root: { readonly current: HTMLDivElement | null }
  readonly hasOdds: boolean
  /** Further buttons, such as those of a showing of several cases. */
  readonly ways?: ComponentChildren
  /** True for a case that is shown by itself; a showing of several has a blank screen and a clock of its own. */
  readonly isAlone: boolean
  /** Goes another way from here; absent where nothing can be decided. */
  readonly onWhatIf?: (() => void) | undefined
  /** Lays two interpretations side by side; absent where none is known that goes another way. */
  readonly onCompare?: (() => void) | undefined
  onLeave(): void
}

/**
 * Controls of a presentation beside the steps: reveal the odds, which a class should not see before it has guessed,
 * and leave. A pressed clause opens over the case.
 */
export function PresentationControls(props: LargeWaysProps) {
  const { words, root, hasOdds, ways, isAlone, onWhatIf, onCompare, onLeave } = props
  const { say } = words
  const [isOpen, setOpen] = useState(false)
  const [clause, setClause] = useState<string | undefined>()
  const [note, setNote] = useState('')
  useAlone(root, isAlone)
  const open = { w: onWhatIf, c: onCompare, o: hasOdds ? () => setOpen(!isOpen) : undefined }
  useCommands({ ...open, t: () => turnTab(root.current) }, (command) =>
    setNote(command === 'c' ? say('present.no-other') : ''),
  )
  useEffect(() => {
    root.current?.toggleAttribute('data-odds', isOpen)
    if (isOpen) root.current?.querySelector('.case-odds')?.scrollIntoView({ block: 'nearest' })
    return () => root.current?.removeAttribute('data-odds')
  }, [isOpen])
  useEffect(() => {
    const follow = (event: Event) => {
      const id = event.target instanceof Element ? clauseAt(event.target, words) : undefined
      if (id === undefined) return
      event.preventDefault()
      setClause(id)
    }
    const shown = root.current
    shown?.addEventListener('click', follow)
    return () => shown?.removeEventListener('click', follow)
  }, [words])
  return (
    <>
      <div class="large-ways">
        {ways}
        {hasOdds && (
          <button
            type="button"
            class="button"
            aria-pressed={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {say(isOpen ? 'present.no-odds' : 'present.odds')}
          </button>
        )}
        {onWhatIf && (
          <button type="button" class="button" onClick={onWhatIf}>
            {say('transport.what-if')}
          </button>
        )}
        {isAlone ? (
          <button type="button" class="button" onClick={onLeave}>
            {say('present.stop')}
          </button>
        ) : (
          <button type="button" class="button" aria-label={say('present.stop')} onClick={onLeave}>
            ×
          </button>
        )}
        <p class="large-note" role="status">
          {note}
        </p>
      </div>
      {isAlone && (
        <>
          <Blank label={say('present.blank')} />
          <Countdown label={say('present.left')} over={say('present.over')} />
        </>
      )}
      {clause !== undefined && (
        <Lazy
          load={loadClause}
          props={{ id: clause, words, onClose: () => setClause(undefined) }}
        />
      )}
    </>
  )
}

type Commands = Readonly<Record<string, (() => void) | undefined>>

/** Does by letters what the buttons do; `onDone` is told of each, also of one that has nothing to do here. */
function useCommands(commands: Commands, onDone: (missing: string | undefined) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = commandOf(event) ?? ''
      if (!Object.hasOwn(commands, command)) return
      event.preventDefault()
      const act = commands[command]
      act?.()
      onDone(act ? undefined : command)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

/** Shows the next part of a board that is shown in parts. */
function turnTab(root: HTMLElement | null): void {
  const tabs = [...(root?.querySelectorAll<HTMLElement>('.board-tabs label') ?? [])].filter((one) =>
    one.checkVisibility(),
  )
  const at = tabs.findIndex((one) => one.querySelector<HTMLInputElement>('input')?.checked)
  tabs[(at + 1) % tabs.length]?.click()
}

/** The clause that a link leads to; undefined where it leads elsewhere. */
function clauseAt(target: Element, words: Words): string | undefined {
  const address = target.closest('a')?.getAttribute('href') ?? ''
  const id = decodeURIComponent(/#(.*)$/.exec(address)?.[1] ?? '')
  return id && words.clauseAddress(id) === address ? id : undefined
}
