import type { Say } from '../../kernel/words/say.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { PickOne } from '../forms/PickOne.tsx'
import type { Session } from '../session/types.ts'

interface HouseRulesProps {
  readonly face: Face
  readonly words: Words
  readonly say: Say
  readonly session: Session
}

/** The interpretations by which a table plays, chosen once: ours unless another is picked. */
export function HouseRules({ face, words, say, session }: HouseRulesProps) {
  const { readings } = session.state.value
  return (
    <div class="house-rules">
      <p>{say('house-hint')}</p>
      {face.game.switches.map(({ key, values }) => (
        <PickOne
          key={key}
          label={face.switchName(key, words)}
          value={readings[key] ?? values[0]}
          options={values.map((value, index) => {
            const name = face.switchValue(key, value, words)
            return { value, name: index === 0 ? `${name} ${words.say('readings.default')}` : name }
          })}
          onPick={(value) =>
            value !== undefined && session.change({ readings: { ...readings, [key]: value } })
          }
        />
      ))}
    </div>
  )
}
