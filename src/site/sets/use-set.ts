import { useEffect, useState } from 'preact/hooks'
import {
  decodeSet,
  encodeSet,
  findSet,
  LONGEST_ADDRESS,
  type ReadSet,
} from '../../explorer/sets/codec.ts'
import { eraseSets, keepSet, keptSets, setsKey } from '../../explorer/sets/device.ts'
import { type CaseSet, emptySet } from '../../explorer/sets/set.ts'

/** The set that a page shows. */
export interface OpenSet {
  readonly set: CaseSet
  /** True for the set that is under way on this device; false for one that came by an address. */
  readonly isOwn: boolean
  /** Why the address, or a file that was opened, holds no set. */
  readonly problem: Exclude<ReadSet, { ok: true }> | undefined
  /** False where the device keeps nothing. */
  readonly isKept: boolean
  /** Sets on this device that gave way to another. */
  readonly before: readonly CaseSet[]
}

const none = { problem: undefined, isKept: true } as const

/** The set of the address, or where it holds none, the one on this device; an embedded page reads nothing of that. */
export function openedSet(hash: string, isEmbedded = false): OpenSet {
  if (isEmbedded) {
    const found = decodeSet(hash)
    const set = found.ok ? found.set : emptySet
    return { set, isOwn: false, before: [], ...none, problem: found.ok ? undefined : found }
  }
  const { current, before } = keptSets()
  if (hash.length < 2) return { set: current, isOwn: true, before, ...none }
  const found = decodeSet(hash)
  if (!found.ok) return { set: current, isOwn: true, before, ...none, problem: found }
  const isOwn = encodeSet(found.set) === encodeSet(current)
  return { set: found.set, isOwn, before, ...none }
}

/** The set of this page, and what can be done with it. Nothing happens to the set on the device until it is changed. */
export function useSet(isEmbedded = false) {
  const [open, setOpen] = useState<OpenSet | undefined>()
  useEffect(() => {
    const read = () => setOpen(openedSet(location.hash, isEmbedded))
    read()
    // Another tab has added a case, or erased all.
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key === setsKey) read()
    }
    addEventListener('hashchange', read)
    addEventListener('storage', follow)
    return () => {
      removeEventListener('hashchange', read)
      removeEventListener('storage', follow)
    }
  }, [])
  /** Changes the set; one that came by an address becomes the one under way, and that is put behind it. */
  const change = (set: CaseSet, isOther = open?.isOwn === false) => {
    const isKept = keepSet(set, isOther)
    const { pathname, search, hash } = location
    // What the address asked for was meant for the set that it does not hold.
    const below = open?.problem ? '' : search
    if (hash) history.replaceState(history.state, '', pathname + below)
    setOpen({ set, isOwn: true, problem: undefined, isKept, before: keptSets().before })
  }
  /** Takes a set out of a text that holds one; the page stays as it is where it holds none. */
  const take = (text: string) => {
    const found = findSet(text)
    if (found.ok) change(found.set, true)
    else if (open) setOpen({ ...open, problem: found })
    return found.ok
  }
  const erase = () => {
    eraseSets()
    if (location.hash) history.replaceState(history.state, '', location.pathname)
    setOpen({ set: emptySet, isOwn: true, before: [], ...none })
  }
  return { open, change, take, erase }
}

/** Ways in which a set is used; each is a part of the address of its page. */
export const setUses = ['show', 'homework', 'paper'] as const
/** The same, and the window from which a set is presented while another shows it. */
const pageUses = [...setUses, 'speaker'] as const
export type SetUse = (typeof pageUses)[number]

/** The use that an address asks for; nothing where the set is put together. */
export function useIn(search: string): SetUse | undefined {
  const asked = new URLSearchParams(search).get('as')
  return pageUses.find((use) => use === asked)
}

/** Link to a set below the page of sets, put to a use; undefined where the set is too long for an address. */
export function linkTo(set: CaseSet, use?: SetUse): string | undefined {
  const text = encodeSet(set)
  if (text.length > LONGEST_ADDRESS) return undefined
  return `${use ? `?as=${use}` : ''}#${text}`
}
