import { type Rule, report as reportEvent } from '../../kernel/step.ts'
import type { WildGangsEvent } from './events.ts'

/** Something happens in Wild Gangs: the kernel's report, restricted to this game's events. */
export function report(event: WildGangsEvent): Rule {
  return reportEvent(event)
}
