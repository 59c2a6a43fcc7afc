import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../../../content/root.ts'
import { inlineSvgUses } from '../../inline-svg-uses.ts'
import type { Site } from './site.ts'

/** A sheet of shapes with the name of each behind that of the sheet, for many sheets stand in one page. */
function named(sheet: string, drawn: string): string {
  return drawn.replaceAll(/ id="([\w-]+)"/g, ` id="${sheet}-$1"`)
}

/** The shapes that the pages of some games repeat: those of their boards, and those of the frame. */
export function drawingsOf(games: readonly string[], { folder }: Site): string {
  const boards = games.map((game) => named(game, readFileSync(join(folder, `${game}.svg`), 'utf8')))
  const frame = readFileSync(inProject('src', 'site', 'drawings.svg'), 'utf8')
  return [named('drawings', inlineSvgUses(frame)), ...boards].join('')
}
