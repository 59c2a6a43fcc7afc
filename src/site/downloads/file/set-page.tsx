import '../../layout/lamp.ts'
import { decodeSet } from '../../../explorer/sets/codec.ts'
import { SetIsland } from '../../islands/SetIsland.tsx'
import { showClauses } from './clauses.ts'
import { dataIn } from './files.ts'
import { mountIslands } from './mount-islands.ts'

/* The page of the file of a set: the set stands in the file as its text, and is read from there as from an address. */

const text = dataIn('set')
if (typeof text === 'string' && location.hash.length < 2)
  history.replaceState(history.state, '', `${location.search}#${text}`)
const read = decodeSet(location.hash)
const title = read.ok ? read.set.title : ''
const heading = document.querySelector('h1')
if (title && heading) {
  heading.textContent = title
  document.title = title
}

type IslandProps = Parameters<typeof SetIsland>[0]

mountIslands({ SetIsland: (props: IslandProps) => <SetIsland {...props} isCarried /> })
showClauses()
