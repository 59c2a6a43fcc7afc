import data from '../../../../content/components/nowheresville.yaml'
import { annotated, picturesOf, row, tray } from '../../../explorer/pictures/pieces.tsx'
import { byKey } from '../../../kernel/data/keyed.ts'
import { componentsIn } from '../component-file.ts'
import { type Gun, locations } from '../components.ts'
import { BanditFace, CARD, CardFace } from './Bandit.tsx'
import { sign } from './Drawing.tsx'

export { Scene } from './Scene.tsx'

/** Printed values of the cards, from the component file. */
const given = componentsIn(data)

/** Guns that two hands can hold. */
const hands: Readonly<Record<string, readonly Gun[]>> = {
  colt: ['colt'],
  two: ['revolver', 'pistol'],
  beside: ['colt', 'revolver'],
  long: ['carbine'],
}

/** Height of a location in the list. */
const ROW = 45

const upward = locations.filter((one) => one !== 'heal').reverse()

const inTray = (card: 'revolver' | 'mask') => (
  <g transform={`scale(1.1) translate(${-CARD.width / 2} ${-CARD.height / 2})`}>
    <CardFace card={card} given={given} />
  </g>
)

/** Pictures of the chapters of Nowhere'sVille. */
export const pictures = picturesOf('ville', {
  /** component.attributes: a bandit in the middle of a game. */
  'bandit-card': annotated({
    viewBox: '-44 -40 242 138',
    parts: {
      player: [15, -24, 15, 3],
      starter: [140, -24, 140, 5],
      life: [20, 84, 20, 54],
      experience: [72, 84, 72, 54],
      bullets: [107, 84, 107, 54],
      courage: [138, 84, 138, 54],
    },
    draw: ({ say }) => (
      <BanditFace
        name={say('board.short.fay')}
        seat="A"
        isStarter
        member={{ wounds: 1, bullets: 2, courage: 1 }}
        life={4}
        experience={6}
      />
    ),
  }),

  /** weapon.fist, weapon.free-icon: a gun card; its rounds are marks. */
  gun: annotated({
    viewBox: '-40 -30 160 104',
    parts: {
      hands: [-24, 21, 4, 21],
      fists: [98, 8, 66, 12],
      free: [98, 44, 58, 32],
    },
    draw: () => <CardFace card="carbine" given={given} />,
  }),

  /** robbery.three-symbols: a robbery card and the three kinds of places at which its values count. */
  'robbery-card': annotated({
    viewBox: '-30 -36 140 114',
    parts: {
      hat: [30, -22, 41, 4],
      chest: [62, -22, 57, 4],
      envelope: [94, -8, 74, 8],
    },
    draw: () => <CardFace card="dynamite" given={given} />,
  }),

  /** shootout.hands, shootout.colt: what two hands can hold. */
  hands: row({
    list: 'ville-hands',
    viewBox: `-2 -2 ${2 * CARD.width + 8} ${CARD.height + 4}`,
    parts: () =>
      byKey(Object.keys(hands), (way) =>
        hands[way]?.map((gun, place) => (
          <g key={gun} transform={`translate(${place * (CARD.width + 4)} 0)`}>
            <CardFace card={gun} given={given} />
          </g>
        )),
      ),
  }),

  /** resolve.bottom-to-top: the locations, each with what its positions bring. */
  board: row({
    list: 'ville-rewards',
    order: 'backward',
    viewBox: `0 0 ${ROW} ${ROW}`,
    parts: () => byKey(upward, (location) => sign(location, ROW / 2, ROW / 2, 1.2)),
    title: (location, { say }) => say(`board.place.${location}`),
  }),

  /** Contents of the box, as far as the player aid tells. */
  tray: tray('-50 -36 100 72', {
    bandits: (['figure', 'figure-head', 'figure-hat'] as const).map((one) => sign(one, 0, 0, 0.22)),
    locations: sign('saloon', 0, 0, 1.6),
    guns: inTray('revolver'),
    robbery: inTray('mask'),
    victims: sign('victim', 0, 0, 1.6),
    notes: sign('note', 0, 0, 2),
    tokens: [sign('bullet', -30, 0), sign('courage', 0, 0), sign('life', 30, 0)],
  }),
})
