import { type Answer, dayOf } from './answers.ts'
import { answersOfDevice } from './device.ts'

/** Keeps a graded answer to a case on this device, at the time of its clock. */
export function rememberAnswer(
  answered: Pick<Answer, 'game' | 'id' | 'mark' | 'isRight' | 'isPractice'>,
): Promise<void> {
  const now = new Date()
  return answersOfDevice().add([{ ...answered, day: dayOf(now), at: now.getTime() }])
}
