import { useEffect, useState } from 'preact/hooks'
import { markOfEdition } from '../../explorer/sets/hand-in.ts'
import type { CaseSet } from '../../explorer/sets/set.ts'
import type { SetPage } from './page.ts'
import { type LoadedCase, loadSetCase, type ReadyCase } from './ready/ready-case.ts'

/** A case of a set as it has come; undefined before, `failed` where it could not be fetched. */
export type Come = LoadedCase | 'failed' | undefined

/** True for a case that has come and is there. */
export function isReady(come: Come): come is ReadyCase {
  return come !== undefined && come !== 'failed' && !('missing' in come)
}

/** True for a case whose answer is graded. */
export function isAsked(come: Come): come is ReadyCase {
  return isReady(come) && come.isAsked
}

/** Mark of the verdicts of a set as they have come: on screen, on paper and in what is handed in the same. */
export function editionOf(loaded: readonly Come[]): number {
  return markOfEdition(loaded.map((come) => (isAsked(come) ? come.scenario.verdict : null)))
}

/** Loads the cases of a set one after another, with their rules where they are played; `retry` loads them again. */
export function useCases(page: SetPage, { cases }: Pick<CaseSet, 'cases'>, isPlayed = false) {
  const [loaded, setLoaded] = useState<readonly Come[]>([])
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isStopped = false
    const games = page.games.map(({ game }) => game)
    const put = (at: number, come: Come) => {
      if (!isStopped) setLoaded((known) => Object.assign([...known], { [at]: come }))
    }
    const loadAll = async () => {
      for (const [at, own] of cases.entries()) {
        try {
          put(at, await loadSetCase(page.language, games, own, isPlayed))
        } catch (error) {
          console.error(error)
          put(at, 'failed')
        }
      }
    }
    void loadAll()
    return () => {
      isStopped = true
    }
  }, [cases, tries])
  return { loaded, retry: () => setTries(tries + 1) }
}
