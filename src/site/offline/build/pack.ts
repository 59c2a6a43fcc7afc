import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import { hashOf, type Pack, pageOf } from '../names.ts'

const compress = promisify(gzip)

/** Bytes of files in a pack before it is compressed: what a phone unpacks to show one of them. */
const room = 1_000_000

/** A pack and its content. */
interface Packed {
  readonly pack: Pack
  readonly content: Uint8Array<ArrayBuffer>
}

/**
 * The files of an index that Pagefind compressed one by one are packed as they were before: Pagefind reads both, and
 * together they come to little more than half.
 */
async function contentOf(site: string, path: string): Promise<Buffer> {
  const content = await readFile(join(site, path))
  const isPacked = path.startsWith('pagefind/') && content[0] === 0x1f && content[1] === 0x8b
  const plain = isPacked ? gunzipSync(content) : content
  return plain.subarray(0, 12).toString() === 'pagefind_dcd' ? plain : content
}

/** Packs files of a site, those of one kind side by side. */
export async function packFiles(site: string, paths: readonly string[]): Promise<Packed[]> {
  const key = (path: string) => `${extname(path)} ${path}`
  const sorted = [...paths].sort((one, other) => (key(one) < key(other) ? -1 : 1))
  const packs: Promise<Packed>[] = []
  let files: { readonly path: string; readonly content: Buffer }[] = []
  let size = 0
  for (const path of sorted) {
    const content = await contentOf(site, path)
    files.push({ path, content })
    size += content.length
    if (size < room && path !== sorted.at(-1)) continue
    packs.push(pack(files))
    files = []
    size = 0
  }
  return Promise.all(packs)
}

async function pack(files: readonly { path: string; content: Buffer }[]): Promise<Packed> {
  const content = Uint8Array.from(
    await compress(Buffer.concat(files.map((file) => file.content)), { level: 9 }),
  )
  const listed = files.map((file) => [pageOf(file.path), file.content.length] as const)
  return { pack: { name: await hashOf(content), bytes: content.length, files: listed }, content }
}
