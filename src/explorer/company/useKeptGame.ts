import { useEffect } from 'preact/hooks'
import type { BarProps, Company } from '../controls/bar-props.ts'
import { keepGame } from './keep.ts'

/**
 * Keeps the whole game of a page on this device, or takes up the one that its address names, as it is played and when it is
 * over. In another page's frame, where devices keep nothing, a game lasts as long as the page.
 */
export function useKeptGame({
  face,
  words,
  session,
  company,
}: BarProps & { readonly company: Company }): void {
  const { seats, page } = company
  useEffect(() => {
    if (location.pathname !== page.page) return
    keepGame({ face, words, session, seats }).catch(console.error)
  }, [session])
}
