import { report as reportEvent, type Suspension } from '../../kernel/step.ts'
import type { QuickEvent } from './events.ts'

/** Something happens in The Quick and the Undead: the kernel's report, restricted to this game's events. */
export function report(event: QuickEvent): Suspension<void> {
  return reportEvent(event)
}
