import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'
import { Lazy } from '../ui/Lazy.tsx'

const loadClause = async () => (await import('../ui/ClauseSheet.tsx')).ClauseSheet

interface LargeWaysProps {
  readonly words: Words
  readonly root: { readonly current: HTMLDivElement | null }
  readonly hasOdds: boolean
  /** Further buttons, such as those of a showing of several cases. */
  readonly ways?: ComponentChildren
  onLeave(): void
}

/**
 * Controls of a presentation beside the steps: reveal the odds, which a class should not see before it has guessed,
 * and leave. A pressed clause opens over the case.
 */
export function PresentationControls(props: LargeWaysProps) {
  const { words, root, hasOdds, ways, onLeave } = props
  const { say } = words
  const [isOpen, setOpen] = useState(false)
  const [clause, setClause] = useState<string | undefined>()
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
        <button type="button" class="button" onClick={onLeave}>
          {say('present.stop')}
        </button>
      </div>
      {clause !== undefined && (
        <Lazy
          load={loadClause}
          props={{ id: clause, words, onClose: () => setClause(undefined) }}
        />
      )}
    </>
  )
}

/** The clause that a link leads to; undefined where it leads elsewhere. */
function clauseAt(target: Element, words: Words): string | undefined {
  const { pathname, hash } = target.closest('a') ?? { pathname: '', hash: '' }
  const id = decodeURIComponent(hash.slice(1))
  return id && words.clauseAddress(id) === `${pathname}#${id}` ? id : undefined
}
