import { changePanel } from '../../../../explorer/weigh/ChangePanel.tsx'
import { bullets } from './bullets.ts'

/** All moves of a Bullet, to be compared and made. */
export const BulletPanel = changePanel(bullets)
