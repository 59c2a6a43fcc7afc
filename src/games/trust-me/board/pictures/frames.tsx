import { row } from '../../../../explorer/pictures/pieces.tsx'
import { byKey } from '../../../../kernel/keyed.ts'
import { shape } from '../shapes.ts'

/** Drawings of the sheet, `<of>-<name>`, by their names. */
export function drawn(of: string, names: readonly string[]) {
  return byKey(names, (name) => <use href={shape(`${of}-${name}`)} />)
}

/**
 * Small drawings side by side, each with its sentence, `figure.<name>.<frame>`. Their order counts: they are numbered
 * by the list that they stand in.
 */
export function frames(
  of: string,
  viewBox: string,
  names: readonly string[],
  list = `tm-fig tm-fig-${of}`,
) {
  const drawing = 'trust-drawing tm-fig-frame'
  const parts = () => drawn(of, names)
  return row({ look: 'trust', name: of, list, drawing, viewBox, order: 'onward', parts })
}
