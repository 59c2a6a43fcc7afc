import { useEffect, useState } from 'preact/hooks'
import type { CaseSet } from '../../explorer/sets/set.ts'
import type { SetPage } from './page.ts'
import { type LoadedCase, loadSetCase } from './ready/ready-case.ts'

/** A case of a set as it has come; undefined before, `failed` where it could not be fetched. */
export type Come = LoadedCase | 'failed' | undefined

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
