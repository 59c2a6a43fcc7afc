import { useEffect, useState } from 'preact/hooks'
import type { Fact } from '../../kernel/game/game.ts'
import type { Face } from '../face.ts'

/** The facts of a game that can be asked for; undefined until they are loaded. */
export function useFacts(face: Face): readonly Fact[] | undefined {
  const [facts, setFacts] = useState<readonly Fact[] | undefined>()
  useEffect(() => void face.facts().then(setFacts, console.error), [face])
  return facts
}
