import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { ContentError, type Told } from './problem.ts'
import { shortPath } from './root.ts'

/** Largest size of a file in megabytes; files written by people are far smaller. */
const MEGABYTES = 4

/** The text of a file, which is UTF-8 and of a size that somebody may have written. */
export function readText(file: string): string {
  const refuse = (received: string, expected: string, told: Told) => {
    return new ContentError([{ file: shortPath(file), received, expected, told }])
  }
  const bytes = beginningOf(file, MEGABYTES * 1_000_000 + 1)
  if (typeof bytes === 'string') {
    const told = { key: 'unreadable', values: { reason: bytes } }
    throw refuse(bytes, 'a file that can be read', told)
  }
  if (bytes.length > MEGABYTES * 1_000_000) {
    const told = { key: 'too-large', values: { allowed: `${MEGABYTES}` } }
    throw refuse('a larger file', `no more than ${MEGABYTES} MB`, told)
  }
  const text = decoded(bytes)
  if (text === undefined) {
    throw refuse('bytes that are no text', 'a text in UTF-8', { key: 'not-text' })
  }
  return text
}

/** The first bytes of a file, or the code of the reason why there are none. A pipe does not tell its size. */
function beginningOf(file: string, most: number): Uint8Array | string {
  let opened: number | undefined
  try {
    opened = openSync(file, 'r')
    const { size } = fstatSync(opened)
    const bytes = new Uint8Array(size > 0 ? Math.min(size + 1, most) : most)
    let length = 0
    for (let read = -1; read !== 0 && length < bytes.length; length += read) {
      read = readSync(opened, bytes, length, bytes.length - length, null)
    }
    return bytes.subarray(0, length)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error)
  } finally {
    if (opened !== undefined) closeSync(opened)
  }
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
