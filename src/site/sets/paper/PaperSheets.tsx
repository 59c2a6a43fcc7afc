import { useLayoutEffect, useRef } from 'preact/hooks'
import type { ReadyCase } from '../ready/ready-case.ts'
import { PaperAddress, type PrintedProps } from './PaperAddress.tsx'

/** Number of cases on a page. */
const ON_A_PAGE = 2

/** Pupils' sheets: two cases a page, with lines for name and date. */
export function Sheets({ say, set, ready, foot, address }: PrintedProps) {
  const pages = Array.from({ length: Math.ceil(ready.length / ON_A_PAGE) }, (_, at) =>
    ready.slice(at * ON_A_PAGE, (at + 1) * ON_A_PAGE),
  )
  return (
    <>
      {pages.map((cases, page) => (
        <section key={page} class="paper-page paper-sheet">
          <header class="paper-head">
            <h2>{set.title || say('untitled')}</h2>
            <p class="paper-lines">
              <span>{say('paper.name')}</span>
              <span>{say('paper.date')}</span>
            </p>
          </header>
          {cases.map((ready, at) => (
            <SheetCase key={at} say={say} ready={ready} number={page * ON_A_PAGE + at + 1} />
          ))}
          <footer class="paper-foot">
            {page === 0 && <PaperAddress say={say} address={address} />}
            <span>
              {foot} · {say('paper.sheet', { at: page + 1, count: pages.length })}
            </span>
          </footer>
        </section>
      ))}
    </>
  )
}

interface SheetCaseProps {
  readonly say: PrintedProps['say']
  readonly ready: ReadyCase
  readonly number: number
}

/** A case on a sheet: its question, its drawing, and bubbles or lines for the answer. */
function SheetCase({ say, ready, number }: SheetCaseProps) {
  const { face, words, scenario, isAsked, own } = ready
  const { situation, readings, predict, answers } = scenario
  const opening = situation && face.game.open(situation, readings)
  const box = useFitted()
  return (
    <article class="paper-case" data-game={own.game}>
      <p class="paper-question">
        <b>{number}</b> {scenario.question}
      </p>
      <div class="paper-body">
        <div class="paper-drawing" ref={box}>
          {opening?.ok && (
            <div class="player-board">
              <face.Board
                position={opening.value.position}
                given={opening.value.given}
                words={words}
                about={predict.fact || undefined}
              />
            </div>
          )}
        </div>
        {isAsked && answers.length > 0 ? (
          <ul class="paper-answers">
            {answers.map(({ value, label }) => (
              <li key={String(value)}>
                <i /> {label}
              </li>
            ))}
          </ul>
        ) : (
          <div class="paper-answers">
            <p class="paper-line">{isAsked ? say('paper.number') : say('paper.answer')}</p>
            <p class="paper-line" />
            {!isAsked && <p class="paper-line" />}
          </div>
        )}
      </div>
    </article>
  )
}

/** Shrinks a drawing that is larger than its place on the page, so that it is whole and beside its question. */
function useFitted() {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shrink = () => {
      const drawing = box.current?.querySelector<HTMLElement>('.player-board')
      if (!box.current || !drawing) return
      const place = box.current.getBoundingClientRect()
      drawing.style.zoom = '1'
      // A drawing that fills its place must not grow again by as much as it is shrunk.
      drawing.style.inlineSize = `${place.width}px`
      const drawn = extentOf(drawing)
      const share = Math.min(
        1,
        place.width / Math.max(1, drawn.right - place.left),
        place.height / Math.max(1, drawn.bottom - place.top),
      )
      drawing.style.zoom = String(Math.floor(share * 100) / 100)
    }
    // The place changes as further cases come, and the drawing as its faces do.
    const seen = new ResizeObserver(shrink)
    if (box.current) seen.observe(box.current)
    void document.fonts.ready.then(shrink)
    return () => seen.disconnect()
  }, [])
  return box
}

/** Extent of a drawing, with everything that stands out of its own box. */
function extentOf(drawing: HTMLElement): { readonly right: number; readonly bottom: number } {
  const parts = [drawing, ...drawing.querySelectorAll('svg, p, ul, table, div, figure')]
  const boxes = parts.map((part) => part.getBoundingClientRect())
  return {
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
