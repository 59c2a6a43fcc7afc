import type { Given, Position } from '../../position.ts'

/** More duellists than this can announce their targets in too many ways to count them all. */
const FEW_OPEN_TARGETS = 4

/** Whether so many targets of a duel are still open that its odds would say nothing, and take long. */
export function areTargetsOpen({ scene }: Given, { shootout }: Position): boolean {
  const { actors = [], targets = {} } = scene
  const announced = { ...targets, ...shootout?.targets }
  const open = actors.filter((seat) => !announced[seat])
  return scene.space !== undefined && actors.length > FEW_OPEN_TARGETS && open.length > 2
}
