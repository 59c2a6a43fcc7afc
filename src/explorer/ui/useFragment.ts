import { useEffect, useState } from 'preact/hooks'

/** The fragment of the address, without its sign: what is open. `go` changes it as a link would, and nothing scrolls. */
export function useFragment(): readonly [fragment: string, go: (next: string) => void] {
  const read = () => location.hash.slice(1)
  const [fragment, setFragment] = useState(read)
  useEffect(() => {
    const onHash = () => setFragment(read())
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [])
  const go = (next: string) => {
    const { pathname, search } = location
    history.pushState(history.state, '', `${pathname}${search}${next && `#${next}`}`)
    setFragment(next)
  }
  return [fragment, go]
}
