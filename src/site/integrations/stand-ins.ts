import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Font, fromBuffer } from '@capsizecss/unpack'
import subset from 'subset-font'

const { resolve } = createRequire(import.meta.url)

type Style = 'regular' | 'bold' | 'italic'

/** A face of a reader's system: the names under which it is looked for, and how wide it sets a letter on average, in ems. */
interface SystemFace {
  readonly names: readonly string[]
  readonly width: number
}

/**
 * The serif faces that are first met on phones and computers. Their files are not ours to read: the widths are those that
 * `@capsizecss/metrics` 4.3 publishes, weighted by how often Latin letters occur, as those of our own faces are below.
 */
const published: Readonly<Record<string, Readonly<Record<Style, SystemFace>>>> = {
  Georgia: {
    regular: { names: ['Georgia'], width: 913 / 2048 },
    bold: { names: ['Georgia Bold', 'Georgia-Bold'], width: 1062 / 2048 },
    italic: { names: ['Georgia Italic', 'Georgia-Italic'], width: 931 / 2048 },
  },
  'Noto Serif': {
    regular: { names: ['Noto Serif', 'NotoSerif-Regular'], width: 0.481 },
    bold: { names: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 0.512 },
    italic: { names: ['Noto Serif Italic', 'NotoSerif-Italic'], width: 0.469 },
  },
  // Liberation Serif was drawn to the widths of Times New Roman.
  'Times New Roman': {
    regular: { names: ['Times New Roman', 'Liberation Serif'], width: 832 / 2048 },
    bold: { names: ['Times New Roman Bold', 'Liberation Serif Bold'], width: 886 / 2048 },
    italic: { names: ['Times New Roman Italic', 'Liberation Serif Italic'], width: 836 / 2048 },
  },
}

/** A weight of ours as it is measured, and the weights and the style of a system's face that stand for it. */
interface Cut {
  readonly family: string
  readonly from: string
  readonly weight: number
  readonly style: Style
  readonly weights: string
}

const besley = { family: 'Besley', from: 'besley/files/besley-latin-wght-normal' }
const literata = { family: 'Literata', from: 'literata/files/literata-latin-wght-normal' }
const cuts: readonly Cut[] = [
  { ...besley, weight: 500, style: 'regular', weights: '400 549' },
  { ...besley, weight: 600, style: 'bold', weights: '550 699' },
  { ...besley, weight: 800, style: 'bold', weights: '700 850' },
  { ...literata, weight: 400, style: 'regular', weights: '400 549' },
  { ...literata, weight: 650, style: 'bold', weights: '550 700' },
  {
    family: 'Literata',
    from: 'literata/files/literata-latin-wght-italic',
    weight: 400,
    style: 'italic',
    weights: '400 700',
  },
]

/** What our faces are stood in for: the letters and signs of print. Arrows and the like stay as they are without us. */
const range = 'U+20-17F, U+2000-206F, U+20AC, U+2122'

const averageWidth = ({ xWidthAvg, unitsPerEm }: Font) => xWidthAvg / unitsPerEm

async function measured(cut: Cut, letters: string): Promise<Font> {
  const file = await readFile(resolve(`@fontsource-variable/${cut.from}.woff2`))
  const { weight } = cut
  const options = { targetFormat: 'woff2', variationAxes: { wght: weight } } as const
  return fromBuffer(Buffer.from(await subset(file, letters, options)))
}

/** A face of many Linux systems, and of the pages that tests open, whose files are at hand. */
async function dejavu(): Promise<Readonly<Record<Style, SystemFace>>> {
  const face = async (name: string): Promise<SystemFace> => {
    const font = await fromBuffer(await readFile(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)))
    return { names: [font.fullName, font.postscriptName], width: averageWidth(font) }
  }
  return {
    regular: await face('DejaVuSerif'),
    bold: await face('DejaVuSerif-Bold'),
    italic: await face('DejaVuSerif-Italic'),
  }
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The rule by which a face of the system takes the room that one of ours will take. */
function ruleOf(cut: Cut, ours: Font, system: string, { names, width }: SystemFace): string {
  const size = averageWidth(ours) / width
  const high = (part: number) => percent(part / ours.unitsPerEm / size)
  return `@font-face {
  font-family: "${system} for ${cut.family}";
  font-style: ${cut.style === 'italic' ? 'italic' : 'normal'};
  font-weight: ${cut.weights};
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${high(ours.ascent)};
  descent-override: ${high(-ours.descent)};
  line-gap-override: ${high(ours.lineGap)};
  unicode-range: ${range};
}
`
}

/**
 * The style sheet of the faces that stand in for ours until those have come: a reader's own, as wide and as high as what
 * will replace them, so that nothing moves when it does. Named `Georgia for Literata` and so on.
 *
 * @param letters What our faces are cut to.
 */
export async function standIns(letters: string): Promise<string> {
  const systems = Object.entries({ ...published, 'DejaVu Serif': await dejavu() })
  const rules = await Promise.all(
    cuts.map(async (cut) => {
      const ours = await measured(cut, letters)
      return systems.map(([system, faces]) => ruleOf(cut, ours, system, faces[cut.style]))
    }),
  )
  return rules.flat().join('')
}
