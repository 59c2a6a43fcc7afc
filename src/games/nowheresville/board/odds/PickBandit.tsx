import { PickOne } from '../../../../explorer/forms/PickOne.tsx'
import type { Words } from '../../../../kernel/words/words.ts'
import type { BanditId } from '../../components.ts'
import { nouns } from '../../things.ts'

interface Props {
  readonly bandits: readonly BanditId[]
  readonly bandit: BanditId
  readonly words: Words
  onPick(picked: { readonly bandit: BanditId }): void
}

/** Whose choice it is, one of several bandits. */
export function PickBandit({ bandits, bandit, words, onPick }: Props) {
  return (
    <PickOne<BanditId>
      label={words.say('parameter.bandit')}
      value={bandit}
      options={bandits.map((value) => ({ value, name: nouns.bandit.alone(value, words) }))}
      onPick={(picked) => onPick({ bandit: picked })}
    />
  )
}
