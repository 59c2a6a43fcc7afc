import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { loadGameLab, loadOpenLab } from '../../explorer/labs/load.ts'
import type { LabPage } from '../../explorer/labs/page.ts'
import type { ScenarioData } from '../../explorer/prediction/Scenario.tsx'
import { Lazy } from '../../explorer/ui/Lazy.tsx'
import { nearest } from '../../kernel/data/nearest.ts'
import type { Words } from '../../kernel/words/words.ts'
import { Example } from './Example.tsx'
import { Island } from './Island.tsx'
import { type Loaded, load, loadExample } from './load.ts'

interface EmbedIslandProps {
  readonly language: string
  readonly game: string
  /** The ids of the examples that can be asked for. */
  readonly examples: readonly string[]
  /** The labs that can be asked for. */
  readonly labs: readonly LabPage[]
  /** The lessons that can be asked for: sets of cases, each at the address of its own embedded page. */
  readonly lessons: readonly Lesson[]
  /** Server-rendered content: the page's owner, and the addresses of everything that can be asked for. */
  readonly children?: ComponentChildren
}

/** A lesson by its id, its title, and the address of its set to embed. */
interface Lesson {
  readonly id: string
  readonly title: string
  readonly address: string
}

/** Content shown: an example, a lab, or the note that there is none of that name. */
type Shown = { readonly id: string } & (
  | { readonly what: 'example'; readonly scenario: ScenarioData }
  | { readonly what: 'lab'; readonly lab: LabPage }
  | {
      readonly what: 'no-example' | 'no-lab' | 'no-lesson'
      readonly nearest: Nearest | undefined
    }
  | { readonly what: 'nothing' }
)

/** The title and the address of what bears the name closest to an unknown one. */
type Nearest = Pick<Lesson, 'title' | 'address'>

/** The example, lab or lesson that the address asks for, `?example=…`, `?lab=…` or `?lesson=…`, in another page's frame. */
export function EmbedIsland(props: EmbedIslandProps) {
  const { language, game, children } = props
  return (
    <Island load={() => loadAsked(props, new URLSearchParams(location.search))} written={children}>
      {({ face, words, shown }) => {
        switch (shown.what) {
          case 'example':
            return (
              <Framed words={words} title={shown.scenario.title} page={shown.scenario.page}>
                <Example
                  face={face}
                  words={words}
                  language={language}
                  game={game}
                  id={shown.id}
                  scenario={shown.scenario}
                />
              </Framed>
            )
          case 'lab': {
            const { title, lead, page } = shown.lab
            return (
              <Framed words={words} title={title} page={page}>
                <p class="lab-lead">{lead}</p>
                <Lazy
                  load={shown.lab.isSeated ? loadGameLab : loadOpenLab}
                  props={{ face, words, page: shown.lab }}
                />
              </Framed>
            )
          }
          case 'nothing':
            return children
          default:
            return (
              <>
                <Missing words={words} {...shown} />
                {children}
              </>
            )
        }
      }}
    </Island>
  )
}

async function loadAsked(
  props: EmbedIslandProps,
  asked: URLSearchParams,
): Promise<Loaded & { readonly shown: Shown }> {
  const { language, game, examples, labs } = props
  const [id, kind, lesson] = [asked.get('example'), asked.get('lab'), asked.get('lesson')]
  if (lesson !== null) return loadLesson(props, lesson)
  if (id !== null) {
    if (examples.includes(id)) {
      const { scenario, ...loaded } = await loadExample(language, game, id, true)
      return { ...loaded, shown: { what: 'example', id, scenario } }
    }
    const alike = nearest(id, examples)
    const scenario = alike && (await loadExample(language, game, alike)).scenario
    const loaded = await load(language, game, '', true)
    const like = scenario ? scenario.embeds[0] : undefined
    return { ...loaded, shown: { what: 'no-example', id, nearest: like } }
  }
  const lab = labs.find((one) => one.kind === kind)
  const loaded = await load(language, game, lab?.kind ?? '', true)
  if (kind === null) return { ...loaded, shown: { what: 'nothing', id: '' } }
  if (lab) return { ...loaded, shown: { what: 'lab', id: kind, lab } }
  const alike = nearest(
    kind,
    labs.map((one) => one.kind),
  )
  const like = labs.find((one) => one.kind === alike)?.embeds[0]
  return { ...loaded, shown: { what: 'no-lab', id: kind, nearest: like } }
}

/** A lesson is a set, whose page takes the place of this one; one that is unknown is told with the one most like it. */
async function loadLesson(
  { language, game, lessons }: EmbedIslandProps,
  id: string,
): Promise<Loaded & { readonly shown: Shown }> {
  const found = lessons.find((lesson) => lesson.id === id)
  if (found) location.replace(found.address)
  const alike = nearest(
    id,
    lessons.map((lesson) => lesson.id),
  )
  const like = lessons.find((lesson) => lesson.id === alike)
  const loaded = await load(language, game, '', true)
  return {
    ...loaded,
    shown: found ? { what: 'nothing', id } : { what: 'no-lesson', id, nearest: like },
  }
}

interface FramedProps {
  readonly words: Words
  readonly title: string
  /** The page of what is embedded. */
  readonly page: string
  readonly children: ComponentChildren
}

/** Embedded content, with the link to its own page. */
function Framed({ words, title, page, children }: FramedProps) {
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <>
      <h1 class="embedded-title">
        <a href={page} target="_blank" rel="noopener">
          {title}
        </a>
      </h1>
      {children}
      <p class="embedded-foot">
        <a href={page} target="_blank" rel="noopener">
          {words.say('embedded')}
        </a>
      </p>
    </>
  )
}

interface MissingProps {
  readonly words: Words
  readonly what: 'no-example' | 'no-lab' | 'no-lesson'
  readonly id: string
  readonly nearest: Nearest | undefined
}

/** That nothing bears the name that was asked for, and what bears one like it. */
function Missing({ words, what, id, nearest: alike }: MissingProps) {
  return (
    <div class="refusals" role="alert">
      <p class="refusals-title">{words.say(`shell.${what}`, { id })}</p>
      {alike && (
        <p>
          {words.say('shell.nearest')} <a href={alike.address}>{alike.title}</a>
        </p>
      )}
    </div>
  )
}
