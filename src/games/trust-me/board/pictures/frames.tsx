import type { FunctionComponent } from 'preact'
import { captioned } from '../../../../explorer/pictures/pieces.tsx'
import type { Words } from '../../../../kernel/words/words.ts'
import { shape } from '../shapes.ts'

interface FrameProps {
  readonly of: string
  readonly frame: string
  readonly viewBox: string
}

/** A drawing of the sheet, by itself. */
export function Frame({ of, frame, viewBox }: FrameProps) {
  return (
    <svg class="trust-drawing tm-fig-frame" viewBox={viewBox} aria-hidden="true">
      <use href={shape(`${of}-${frame}`)} />
    </svg>
  )
}

/**
 * Small drawings side by side, each with its sentence, `figure.<name>.<frame>`. Their order counts: they are numbered
 * by the list that they stand in.
 */
export function frames(
  of: string,
  viewBox: string,
  names: readonly string[],
  look = `tm-fig tm-fig-${of}`,
): FunctionComponent<{ readonly words: Words }> {
  return captioned('trust', of, ({ words: { say } }) => (
    <ol class={look}>
      {names.map((frame) => (
        <li key={frame}>
          <Frame of={of} frame={frame} viewBox={viewBox} />
          <span>{say(`figure.${of}.${frame}`)}</span>
        </li>
      ))}
    </ol>
  ))
}
