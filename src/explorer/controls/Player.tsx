import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Question } from '../../kernel/run/laid-table.ts'
import type { Words } from '../../kernel/words/words.ts'
import { loadBeside } from '../beside/load.ts'
import type { ShownBeside } from '../beside/shown.ts'
import { type Face, marked } from '../face.ts'
import { everybody, LedgerBuilder, type Viewpoint } from '../history/build-ledger.ts'
import { LedgerTable } from '../history/LedgerTable.tsx'
import type { Fork, OtherReading } from '../interpretations/forks.ts'
import { useForks } from '../interpretations/useForks.ts'
import { useAnswer } from '../question/useAnswer.ts'
import type { Session } from '../session/types.ts'
import { BoardText } from '../ui/BoardText.tsx'
import { Lazy } from '../ui/Lazy.tsx'
import { loadPresentationControls } from '../ui/lazy-parts.ts'
import { Bar } from './Bar.tsx'
import type { BarProps, Company } from './bar-props.ts'
import { HandView } from './Hand.tsx'
import { isFree } from './keys.ts'
import { type KeySteps, stepByKey } from './StepControls.tsx'
import { useInView } from './useInView.ts'
import { usePresentation } from './usePresentation.ts'
import type { Within } from './within.ts'

interface PlayerProps
  extends Pick<
    BarProps,
    | 'lead'
    | 'deciding'
    | 'moment'
    | 'note'
    | 'direct'
    | 'instead'
    | 'told'
    | 'missing'
    | 'verdict'
    | 'address'
    | 'reader'
    | 'company'
  > {
  readonly face: Face
  readonly words: Words
  readonly session: Session
  /** Through whose eyes the board and the ledger are shown. */
  readonly view?: Viewpoint
  /** Content on the table above the board, such as scores. */
  readonly above?: ComponentChildren
  /** The seat whose hand lies on the table; where cards are played from it, that of whoever is asked when absent. */
  readonly seat?: string | undefined
  /** Content that follows the board: beside it where there is room, else below the bar. */
  readonly under?: ComponentChildren
  /** Further buttons in the row below the table. */
  readonly foot?: ComponentChildren
  /** Content below the table, such as the form that edits the situation. */
  readonly beside?: ComponentChildren
  /** Content below the ledger. */
  readonly tools?: ComponentChildren
  /** The question of the case, at one place before, during and after the answer. */
  readonly question?: ComponentChildren
  /** The fact that it asks about. */
  readonly about?: string | undefined
  /** True when it starts as a presentation. */
  readonly isForClass?: boolean | undefined
  /** The showing of several cases of which this is one. */
  readonly within?: Within | undefined
  /** True when there are odds to hide from a class until they are asked for. */
  readonly hasOdds?: boolean | undefined
  readonly picked?: string | undefined
  /** Forks that are known already. */
  readonly partings?: readonly Fork[] | undefined
  /** The reading that the case is compared with from the beginning. */
  readonly compare?: OtherReading | undefined
  readonly onPick?: ((part: string) => void) | undefined
}

/** The generic player: the table with its bar, which hold still, and below them what else there is to one session. */
export function Player(props: PlayerProps) {
  const { face, words, session, within, view = everybody } = props
  const [isLarge, setLarge] = useState(props.isForClass === true)
  const root = useRef<HTMLDivElement>(null)
  usePresentation(root, isLarge && !within, setLarge)
  const { given } = session.opening.value
  const seen = useSeen(face, words, session, view)
  const { parts, position } = seen
  const isPlaying = session.isPlaying.value
  const asked = props.instead || isPlaying ? undefined : session.question.value
  const answering = useAnswer(face, session, asked, position, props.direct)
  const partings = useForks(face, session, props.told !== undefined, props.partings)
  const [shown, setShown] = useState<ShownBeside | undefined>()
  useEffect(() => setShown(props.compare), [props.compare])
  useInView(root, isPlaying ? undefined : position, asked !== undefined)
  const { onPast } = within ?? {}
  const isTold = props.told !== undefined
  useKeys(root, isLarge, { session, deciding: props.deciding, onPast, isTold }, () => {
    setShown('keys')
  })
  const forks = { partings, open: setShown }
  const hasOdds = props.hasOdds ?? props.under !== undefined
  const { log, question } = session.run.value
  const canBranch = log.length > 0 || question !== undefined
  const onLeave = within?.onLeave ?? (() => setLarge(false))
  const large = {
    ...{ words, root, hasOdds, onLeave, ways: within?.ways, isAlone: within === undefined },
    onWhatIf: canBranch ? () => setShown('what-if') : undefined,
    onCompare: partings[0] && (() => setShown(partings[0])),
  }
  const beside = { face, words, session, view, onClose: () => setShown(undefined) }
  return (
    <div class={`player${isLarge ? ' player-large' : ''}`} ref={root}>
      <div class={`stage${props.under ? ' stage-three' : ''}`}>
        {props.question}
        <Table player={props} seen={seen} asked={asked} answering={answering} />
        <Bar {...props} parts={parts} answering={answering} forks={forks} />
        {isLarge && <Lazy load={loadPresentationControls} props={large} />}
        {props.under && <div class="stage-under">{props.under}</div>}
        <BoardText face={face} words={words} position={position} given={given} />
      </div>
      <Foot
        words={words}
        session={session}
        company={props.company}
        canBranch={canBranch}
        onShow={setShown}
        onLarge={isLarge ? undefined : () => setLarge(true)}
      >
        {props.foot}
      </Foot>
      {props.beside}
      {!isPlaying && (
        <LedgerTable
          {...{ parts, face, words, forks }}
          goTo={session.goTo}
          deciding={props.deciding}
        />
      )}
      {props.tools}
      {shown && (shown === 'keys' || !session.isTold.value) && (
        <Lazy load={loadBeside} says="panels" props={{ ...beside, shown }} />
      )}
    </div>
  )
}

/** Ledger and position as a viewpoint sees them. */
function useSeen(face: Face, words: Words, session: Session, view: Viewpoint) {
  const { given } = session.opening.value
  const ledger = useMemo(
    () => new LedgerBuilder(face, given, words, view),
    [face, given, words, view],
  )
  const parts = ledger.parts(session.run.value, session.at.value)
  const events = useMemo(
    () => parts.flatMap(({ lines }) => lines.map(({ event }) => event)),
    [parts],
  )
  const now = session.position.value
  const position = useMemo(() => view.see(now), [view, now])
  return { parts, events, position }
}

interface TableProps {
  readonly player: PlayerProps
  readonly seen: ReturnType<typeof useSeen>
  /** The question that waits, if somebody is asked one here, and what its answer needs. */
  readonly asked: Question | undefined
  readonly answering: ReturnType<typeof useAnswer>
}

/** The table: the board, pressed to answer or to select a part, and the viewer's hand. */
function Table({ player, seen, asked, answering }: TableProps) {
  const { face, words, session, picked, about, onPick } = player
  const { parts, events, position } = seen
  const { given, readings } = session.opening.value
  const press = (part: string) => {
    if (!answering?.press(part)) onPick?.(part)
  }
  const table = { position, given, words, offers: answering?.offers, onPick: press }
  const holder = useHolder(face, player.seat, asked)
  return (
    <div class="stage-table">
      {player.above}
      <div class="player-board">
        <face.Board
          {...table}
          {...marked(face, position, parts.at(-1)?.lines.at(-1)?.event)}
          {...{ picked, isEdited: onPick !== undefined, about, events, readings }}
          asked={answering?.kind}
          draft={answering?.draft}
          point={answering?.point}
        />
      </div>
      {holder !== 'none' && <HandView face={face} seat={holder} {...table} />}
    </div>
  )
}

interface FootProps {
  readonly words: Words
  readonly session: Session
  /** Of a whole game, in which taking back stands beside the steps, the way to begin anew. */
  readonly company: Pick<Company, 'begin'> | undefined
  /** True where something was decided, or is asked, so that it could go another way. */
  readonly canBranch: boolean
  /** Further actions. */
  readonly children: ComponentChildren
  onShow(what: ShownBeside): void
  /** Shows it large; absent where it is. */
  readonly onLarge: (() => void) | undefined
}

/** The row of buttons below the table. */
function Foot(props: FootProps) {
  const { session, company, canBranch, children, onShow, onLarge } = props
  const { say } = props.words
  return (
    <div class="player-foot">
      {children}
      {!company && (
        <button
          type="button"
          class="button"
          disabled={!session.canUndo.value}
          onClick={() => session.undo()}
        >
          {say('transport.undo')}
        </button>
      )}
      <button
        type="button"
        class="button"
        onClick={() => (company ? company.begin() : session.reset())}
      >
        {say('transport.reset')}
      </button>
      {canBranch && (
        <button type="button" class="button" onClick={() => onShow('what-if')}>
          {say('transport.what-if')}
        </button>
      )}
      <button type="button" class="button" onClick={() => onShow('keys')}>
        {say('transport.keys')} <kbd>?</kbd>
      </button>
      {onLarge ? (
        <button type="button" class="button present" onClick={onLarge}>
          {say('present.start')}
        </button>
      ) : (
        <p class="present-hint">{say('present.hint')}</p>
      )}
    </div>
  )
}

/**
 * Whose hand lies on the table: that of the seat whose eyes the reader has, or where cards are played from it, of whoever
 * is asked. Nobody's for a while where there was one; `none` where there has been none yet.
 */
function useHolder(face: Face, seat: string | undefined, asked: Question | undefined) {
  const wasHeld = useRef(false)
  const isPlayed = face.Hand && asked?.step === 'ask' && asked.by !== 'table'
  const holder = seat ?? (isPlayed ? asked.by : undefined)
  wasHeld.current ||= holder !== undefined
  return wasHeld.current ? holder : 'none'
}

type Root = { readonly current: HTMLDivElement | null }

/**
 * Steps by keys: while the focus is in the player, or anywhere on the page when it is shown large. What the keys do is
 * listed wherever the focus is, by the first player of the page. A clicker reads a verdict to its end before it steps.
 */
function useKeys(root: Root, isLarge: boolean, steps: KeySteps, onHelp: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isHere = isLarge || root.current?.contains(event.target as Node)
      const isFirst = document.querySelector('.player') === root.current
      if (event.key === '?' && (isHere || isFirst) && isFree(event)) onHelp()
      else if (isLarge && hasReadOn(root, event)) event.preventDefault()
      else if (isHere) stepByKey(event, steps)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isLarge, steps.session, steps.deciding, steps.onPast, steps.isTold])
}

/** Share of the view that a press scrolls, so that the last lines stay visible. */
const READ = 0.85

/** Scrolls what the bar tells by a clicker, for as long as there is more of it that way. */
function hasReadOn(root: Root, event: KeyboardEvent): boolean {
  const by = { PageDown: READ, PageUp: -READ }[event.key]
  const told = root.current?.querySelector('.bar-asked:has(.grade, .verdict, .recap)')
  if (!told || by === undefined || !isFree(event)) return false
  const before = told.scrollTop
  told.scrollTop += by * told.clientHeight
  return Math.abs(told.scrollTop - before) > 1
}
