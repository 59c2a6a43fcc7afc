import { lettersOf } from '../../../explorer/controls/keys.ts'

/** Number of cards for each pupil, all on one page to be cut in four. */
const CARDS = 4

/** Vote cards: a pupil holds up the letter of an answer. They are black on white, and read from the back of a room. */
export function Cards({ foot }: { readonly foot: string }) {
  return (
    <section class="paper-page paper-cards">
      <ul>
        {lettersOf(CARDS).map((letter) => (
          <li key={letter}>{letter}</li>
        ))}
      </ul>
      <footer class="paper-foot">{foot}</footer>
    </section>
  )
}
