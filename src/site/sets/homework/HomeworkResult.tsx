import { Verdict } from '../../../explorer/prediction/Verdict.tsx'
import { ClauseLink } from '../../../explorer/ui/ClauseLink.tsx'
import type { FactValue } from '../../../kernel/game/game.ts'
import type { SetPage } from '../page.ts'
import { type Come, isReady } from '../use-cases.ts'

interface ExplainedProps {
  readonly say: SetPage['say']
  readonly come: Come
  readonly at: number
  readonly answer: FactValue | undefined
}

/** A case of homework once all is answered: the answer given, the verdict, and its reason. */
export function Explained({ say, come, at, answer }: ExplainedProps) {
  if (!isReady(come)) return null
  const { face, words, scenario, isAsked } = come
  const { verdict, because, clause, explain, kind, ours, predict } = scenario
  const named = (value: FactValue) => face.factValueWithin(predict.fact, value, words)
  const isRight = answer === verdict
  const mistake = isRight ? undefined : scenario.mistakes.find(({ value }) => value === answer)
  return (
    <section class="set-explained" data-game={come.own.game}>
      <h3>
        {at + 1}. <a href={scenario.page}>{scenario.title}</a>
      </h3>
      <p>{scenario.question}</p>
      {isAsked && answer !== undefined && (
        <>
          <p class={isRight ? 'set-right' : 'set-wrong'}>
            {say(isRight ? 'home.is-right' : 'home.is-wrong', {
              answer: named(verdict),
              yours: named(answer),
            })}
          </p>
          {mistake && <p>{mistake.text}</p>}
          <Verdict
            words={words}
            kind={kind}
            rests={ours && words.say('verdict.ours', { answer: ours })}
          >
            {because && (
              <p class="verdict-clause">
                <span class="verdict-label">{words.say('scenario.because')}</span>{' '}
                <ClauseLink id={because} words={words} />
              </p>
            )}
            {clause && <blockquote class="clause-quoted">{clause}</blockquote>}
            <p>{explain}</p>
          </Verdict>
        </>
      )}
    </section>
  )
}
