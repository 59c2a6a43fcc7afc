import { Document, isCollection, isScalar, visit } from 'yaml'
import { sayer } from '../content/messages.ts'
import type { ScenarioRun } from '../kernel/scenario/scenario.ts'
import { writeMoment } from '../node/moments.ts'
import { speakerOf } from '../node/speaker.ts'
import type { Case } from './case.ts'
import type { Said } from './files.ts'
import { refusalLine } from './ledger.ts'
import type { Options } from './options.ts'

/**
 * `play --write KIND`: the last moment at which a situation of that kind began, as a file that holds it, with
 * the readings of the case. What it cannot say stands above it as a comment.
 */
export function writtenOf(
  { game, file, scenario }: Case,
  { opening, replay, refusals }: ScenarioRun,
  kind: string,
  { language }: Pick<Options, 'language'>,
): Said {
  const speaker = speakerOf(game, language)
  const found = opening && replay && writeMoment(game, opening, replay, kind)
  if (!found?.ok) {
    const reasons = (found?.refusals ?? refusals).map((refusal) => refusalLine(refusal, speaker))
    const say = sayer(language, 'cli')
    const text = reasons.map((reason) => say('account.refused', { reason })).join('\n')
    return { text, data: { file, game: game.id, refused: reasons }, held: false }
  }
  const { situation } = found.value
  const { readings } = scenario
  const content = Object.keys(readings).length > 0 ? { situation, readings } : situation
  const remarks = found.value.remarks.map((remark) => refusalLine(remark, speaker))
  const comments = remarks.map((remark) => `# ${remark}`)
  return {
    text: [...comments, yamlOf(content)].join('\n'),
    data: { file, game: game.id, ...(content === situation ? { situation } : content), remarks },
    held: true,
  }
}

/** Data as a file of the site writes it: plain lists on one line, numbers as keys without quotation marks. */
function yamlOf(content: object): string {
  const document = new Document(content)
  visit(document, {
    Seq(_key, list) {
      list.flow = !list.items.some(isCollection)
    },
    Pair(_key, { key }) {
      if (isScalar(key) && /^\d+$/.test(String(key.value))) key.value = Number(key.value)
    },
  })
  return document.toString({ lineWidth: 120, flowCollectionPadding: false }).trimEnd()
}
