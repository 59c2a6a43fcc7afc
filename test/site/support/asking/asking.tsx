/** A page that is nothing but questions, of the shapes that the address names: `?lang=fr&about=order&about=list`. */
import { render } from 'preact'
import type { Face } from '../../../../src/explorer/face.ts'
import { handy } from '../../../../src/explorer/question/points-and-records.ts'
import { QuestionView } from '../../../../src/explorer/question/Question.tsx'
import { useAnswer } from '../../../../src/explorer/question/useAnswer.ts'
import { createSession } from '../../../../src/explorer/session/session.ts'
import type { Session } from '../../../../src/explorer/session/types.ts'
import { Refusals } from '../../../../src/explorer/ui/Refusals.tsx'
import { useSession } from '../../../../src/explorer/ui/useSignals.ts'
import type { Game } from '../../../../src/kernel/game/game.ts'
import { createSay, type Messages } from '../../../../src/kernel/words/say.ts'
import { createWords } from '../../../../src/kernel/words/words.ts'
import { asking } from '../../../kernel/asking.ts'
import '../../../../src/site/styles/tokens.css'
import '../../../../src/site/styles/base.css'
import '../../../../src/explorer/styles/player.css'

const sentences = import.meta.glob<Messages>('/content/messages/*/{explorer,kernel}/*.yaml', {
  eager: true,
  import: 'default',
})
const asked = new URLSearchParams(location.search)
const language = asked.get('lang') ?? 'en'
const rooms = Object.keys(sentences).filter((file) => file.includes(`/${language}/`))
const say = createSay(
  language,
  rooms.map((file) => sentences[file] as Messages),
)
const words = createWords(language, say, asking, '')

/** Nothing that is asked here lies on a board. */
const things = { facts: {}, answers: {}, values: {} } as Face['things']

/** The fixture says its values as they are, in the room that they come from. */
const speech: Partial<Face> = {
  game: asking as Game,
  things,
  handy,
  question: ({ kind }) => `? ${kind}`,
  answer: (_question, value) => JSON.stringify(value),
  partName: (part) => `part ${part}`,
  partValue: (part, value) => `${part} ${value}`,
  refusal: ({ code, facts }, { say }) =>
    say(
      `refusal.${code}`,
      Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, String(fact)])),
    ),
}
const face = speech as Face
function Asked({ session }: { session: Session }) {
  useSession(session)
  const question = session.question.value
  const { answer } = session.position.value as { answer: unknown }
  const answering = useAnswer(face, session, question, undefined)
  return (
    <section>
      <Refusals refusals={session.refusals.value} face={face} words={words} />
      {question && answering && (
        <QuestionView
          face={face}
          words={words}
          session={session}
          question={question}
          answering={answering}
        />
      )}
      {!question && <output>{JSON.stringify(answer)}</output>}
    </section>
  )
}

const situations = asked.getAll('about').map((about) => ({ kind: 'one', about }))
const sessions = situations.map((situation) => createSession(asking as Game, { situation }))

document.documentElement.lang = language
render(
  <main class="player">
    <h1>{words.say('question-label')}</h1>
    {sessions.map((session, index) => (
      <Asked key={index} session={session} />
    ))}
  </main>,
  document.body,
)
