/** A shape that is made of another one, such as `<use href="#hat" transform="…"/>`. */
const made = /<use href="#([\w-]+)"([^>]*)\/>/g

/**
 * A sheet of shapes as it is served: each is whole. On the sheet that a game draws, shapes are made of each
 * other; but not every browser that follows a `<use>` into a sheet follows a second one that it meets there.
 */
export function inlineSvgUses(drawn: string): string {
  const sheet = drawn.replaceAll(/<!--.*?-->/gs, '').replaceAll(/\n\s*/g, '')
  const whole = (shape: string): string =>
    shape.replaceAll(
      made,
      (_, id: string, look: string) => `<g${look}>${whole(bare(sheet, id))}</g>`,
    )
  return whole(sheet)
}

/** The element of that id without it. One of which others are made holds none of its own kind. */
function bare(sheet: string, id: string): string {
  const found = new RegExp(`<(\\w+) id="${id}"(?:[^>]*/>|.*?</\\1>)`).exec(sheet)
  if (!found) throw new Error(`the sheet has no shape ${id}`)
  return found[0].replace(` id="${id}"`, '')
}
