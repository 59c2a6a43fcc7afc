import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import type { SeatsState } from '../labs/useSeats.ts'
import type { Course } from './course.ts'

/** The course of a whole game for the people at its table: a fight, a robbery or a count is the climax of each game. */
export function courseOf(
  face: Pick<Face, 'heading' | 'outcomes' | 'recapped' | 'climaxes'>,
  words: Words,
  { unattended }: Pick<SeatsState, 'unattended'>,
): Course {
  return {
    isMine: (question) => unattended(question) === undefined,
    begins: (event) => face.heading(event, words) !== undefined,
    told: face.recapped ?? face.outcomes,
    climaxes: face.climaxes ?? [],
  }
}
