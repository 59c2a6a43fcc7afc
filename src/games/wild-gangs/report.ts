import { report as reportEvent, type Suspension } from '../../kernel/step.ts'
import type { WildGangsEvent } from './events.ts'

/** Something happens in Wild Gangs: the kernel's report, restricted to this game's events. */
export function report(event: WildGangsEvent): Suspension<void> {
  return reportEvent(event)
}
