/** A page that others can embed, in one language. */
export interface Embeddable {
  readonly language: string
  /** Name of the frame: that of what it shows. */
  readonly title: string
  /** The address of the page without navigation. */
  readonly address: string
}

/** The height of a frame until the embedded page has told its own. */
const FRAME_HEIGHT = 800

/** The markup that embeds a page in another. The frame may fill the screen, for what it shows can be presented. */
export function embedding({ address, title }: Pick<Embeddable, 'address' | 'title'>): string {
  const [src, name] = [address, title].map(escaped)
  return `<iframe src="${src}" title="${name}" width="100%" height="${FRAME_HEIGHT}" loading="lazy" allow="fullscreen"></iframe>`
}

/** The lines with which a host gives each frame the height that its page tells (`embed.ts`). */
export const heightLines = `<script>
  addEventListener('message', ({ data, source }) => {
    if (data?.reckoning !== 'height') return
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.style.height = data.height + 'px'
  })
</script>`

/** Text as it stands in an attribute between double quotes. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
