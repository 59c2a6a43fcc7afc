import { useState } from 'preact/hooks'
import { markOfSet } from '../../../explorer/sets/hand-in.ts'
import { forPupils, minutesOf } from '../../../explorer/sets/set.ts'
import { wholeAddress } from '../../../explorer/share/whole-address.ts'
import { Failed } from '../Failed.tsx'
import type { SetPage, SetProps } from '../page.ts'
import { editionOf, isReady, useCases } from '../use-cases.ts'
import { linkTo } from '../use-set.ts'
import { PaperAddress, type PrintedProps } from './PaperAddress.tsx'
import { Cards } from './PaperCards.tsx'
import { Key } from './PaperKey.tsx'
import { Sheets } from './PaperSheets.tsx'

/** Parts that are printed, in the order of their pages: the key is the last. */
const paperParts = ['teacher', 'sheets', 'cards', 'key'] as const
type PaperPart = (typeof paperParts)[number]

/** A set on paper, as it will be printed: the teacher's page, the pupils' sheets, the key. */
export function Paper({ page, open, go }: SetProps) {
  const { say } = page
  const { set } = open
  const { loaded, retry } = useCases(page, set)
  const [left, setLeft] = useState<ReadonlySet<PaperPart>>(new Set(['cards']))
  const ready = loaded.filter(isReady)
  const isComing = set.cases.some((_, at) => loaded[at] === undefined)
  const isPrinted = (part: PaperPart) => !left.has(part)
  const turn = (part: PaperPart) => {
    const others = new Set(left)
    if (!others.delete(part)) others.add(part)
    setLeft(others)
  }
  const link = linkTo(forPupils(set), 'homework')
  const marks = { set: markOfSet(set.cases), edition: editionOf(loaded) }
  const foot = footOf(say, set.title, marks)
  const printed = {
    say,
    set,
    ready,
    foot,
    address: link && wholeAddress(`${page.address}${link}`),
  }
  return (
    <div class="set-paper">
      <form class="no-print set-paper-tools" onSubmit={(event) => event.preventDefault()}>
        {paperParts.map((part) => (
          <label key={part} class="check">
            <input type="checkbox" checked={isPrinted(part)} onChange={() => turn(part)} />
            <span>{say(`paper.part.${part}`)}</span>
          </label>
        ))}
        <p class="set-ways">
          <button
            type="button"
            class={isComing ? 'button' : 'button button-primary'}
            disabled={isComing || left.size === paperParts.length}
            onClick={() => print()}
          >
            {say('paper.print')}
          </button>
          <button type="button" class="button" onClick={() => go(undefined)}>
            {say('show.leave')}
          </button>
        </p>
        <p role="status">{isComing ? say('loading') : say('paper.ready')}</p>
        {loaded.includes('failed') && <Failed say={say} onRetry={retry} />}
      </form>
      <div class="paper-preview">
        <div class="paper">
          {isPrinted('teacher') && <TeacherPage {...printed} />}
          {isPrinted('sheets') && <Sheets {...printed} />}
          {isPrinted('cards') && <Cards foot={say('paper.cards-foot')} />}
          {isPrinted('key') && <Key {...printed} />}
        </div>
      </div>
    </div>
  )
}

/** Foot of every printed page, by which sheet, key and screen are known to belong together. */
function footOf(
  say: SetPage['say'],
  title: string,
  { set, edition }: { readonly set: number; readonly edition: number },
): string {
  const written = (mark: number, digits: number) =>
    mark.toString(16).toUpperCase().padStart(digits, '0')
  return say('paper.foot', {
    title: title || say('untitled'),
    set: written(set, 4),
    edition: written(edition, 3),
  })
}

/** Page for whoever teaches: aims, minutes, notes, and the question at the end. */
function TeacherPage({ say, set, ready, foot, address }: PrintedProps) {
  const minutes = minutesOf(set)
  return (
    <section class="paper-page paper-teacher">
      <header class="paper-head">
        <h2>{set.title || say('untitled')}</h2>
        <p>
          {say('paper.teacher')}
          {minutes > 0 && ` · ${say('paper.minutes', { minutes })}`}
        </p>
      </header>
      {set.aims && (
        <p>
          <strong>{say('aims')}</strong> {set.aims}
        </p>
      )}
      <ol class="paper-notes">
        {ready.map(({ own, scenario }, at) => (
          <li key={at}>
            <strong>{scenario.title}</strong>
            {own.minutes > 0 && ` (${say('paper.minutes', { minutes: own.minutes })})`}
            <br />
            {own.note || scenario.question}
          </li>
        ))}
      </ol>
      {set.exit && (
        <p>
          <strong>{say('exit')}</strong> {set.exit}
        </p>
      )}
      <PaperAddress say={say} address={address} />
      <footer class="paper-foot">{foot}</footer>
    </section>
  )
}
