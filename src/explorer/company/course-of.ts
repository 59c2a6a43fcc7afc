import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import type { SeatsState } from '../labs/useSeats.ts'
import type { Session } from '../session/types.ts'
import type { Course } from './course.ts'

/** The course of a whole game for the people at its table: a fight, a robbery or a count is the climax of each game. */
export function courseOf(
  face: Pick<Face, 'game' | 'heading' | 'outcomes' | 'recapped' | 'climaxes'>,
  words: Words,
  { opening }: Pick<Session, 'opening'>,
  { unattended, people }: Pick<SeatsState, 'unattended' | 'people'>,
): Course {
  return {
    isMine: (question) => unattended(question) === undefined,
    seats: face.game.seats(opening.value.given),
    people: people.value,
    begins: (event) => face.heading(event, words) !== undefined,
    told: face.recapped ?? face.outcomes,
    climaxes: face.climaxes ?? [],
  }
}
