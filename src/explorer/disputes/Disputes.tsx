import { useEffect, useRef } from 'preact/hooks'
import type { Say } from '../../kernel/words/say.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { useFragment } from '../ui/useFragment.ts'
import { Dispute } from './Dispute.tsx'
import type { Template } from './template.ts'

/** Data that the page of a game's quarrels hands to its island. */
export interface DisputesPage {
  readonly language: string
  readonly game: string
  /** The address of the labs of the game, below the origin. */
  readonly labs: string
  readonly templates: readonly Template[]
}

interface DisputesProps {
  readonly face: Face
  readonly words: Words
  readonly say: Say
  readonly page: DisputesPage
}

/** The quarrels of a game: the one that the address names, which is the first where it names none, and all others below it. */
export function Disputes({ page, ...props }: DisputesProps) {
  const [id] = useFragment()
  const { templates } = page
  const template = templates.find((one) => one.id === id) ?? templates[0]
  const root = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current || location.hash) root.current?.scrollIntoView({ block: 'start' })
    isFirst.current = false
  }, [template])
  return (
    <div class="disputes" ref={root}>
      {template && <Dispute key={template.id} {...props} labs={page.labs} template={template} />}
      <nav aria-label={props.say('others')}>
        <h2>{props.say('others')}</h2>
        <ul class="dispute-list">
          {templates.map((one) => (
            <li key={one.id}>
              <a href={`#${one.id}`} aria-current={one === template ? 'true' : undefined}>
                {one.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
