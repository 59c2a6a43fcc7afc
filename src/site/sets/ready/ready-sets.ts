import type { ReadySet } from '../../../content/beginnings/lessons.ts'
import type { Language } from '../../../content/languages.ts'
import { sayer } from '../../../content/messages.ts'
import { encodeSet } from '../../../explorer/sets/codec.ts'
import { type CaseSet, forPupils, plainCase } from '../../../explorer/sets/set.ts'
import type { GameId } from '../../../games/manifest.ts'
import { at } from '../../address.ts'
import type { SetUse } from '../use-set.ts'

/** A ready set in a language, as a reader would have put it together. */
export function setOf(language: Language, game: GameId, ready: ReadySet): CaseSet {
  const say = sayer(language, 'set')
  return {
    title: ready.title[language],
    aims: `${ready.level[language]} ${ready.aims[language]}`,
    exit: ready.exit[language],
    cases: ready.cases.map(({ example, minutes, misconception }) => ({
      ...plainCase(game, { type: 'example', id: example }),
      minutes,
      note: say('teach.mistake', { mistake: misconception[language] }),
    })),
  }
}

/** Address of a set as other pages embed it: as pupils get it, without notes. */
export function embeddedSet(language: Language, set: CaseSet): string {
  return `${at(`/embed/${language}/set/`)}#${encodeSet(forPupils(set))}`
}

/** Link to a set on the page of sets. */
export function setAddress(language: Language, set: CaseSet, use?: SetUse): string {
  return `${at(`/${language}/set/`)}${use ? `?as=${use}` : ''}#${encodeSet(set)}`
}
