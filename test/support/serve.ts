import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sirv from 'sirv'

/** A site that is being served. */
interface ServedSite {
  /** The address of the front door, with the path below which the site was built. */
  readonly address: string
  readonly close: () => Promise<void>
}

/** The path below which a built site expects to be hosted, with slashes at both ends: that of its icon. */
export function baseOf(folder: string): string {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const [, base = '/'] = /href="([^"]*\/)favicon\.svg"/.exec(html) ?? []
  return base
}

/** Files that hosts send compressed. */
const compressible: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}

/** Sends files of a folder compressed, each compressed once; the function it returns says whether it has. */
function compressedFrom(folder: string) {
  const known = new Map<string, Buffer>()
  return ({ method, headers }: IncomingMessage, response: ServerResponse, path: string) => {
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    const type = compressible[extname(file)]
    const isWelcome = method === 'GET' && /\bgzip\b/.test(String(headers['accept-encoding']))
    if (!type || !isWelcome || headers.range !== undefined || !existsSync(file)) return false
    const body = known.get(file) ?? gzipSync(readFileSync(file))
    known.set(file, body)
    response
      .writeHead(200, {
        'Content-Type': type,
        'Content-Encoding': 'gzip',
        'Cache-Control': 'max-age=600',
        Vary: 'Accept-Encoding',
      })
      .end(body)
    return true
  }
}

/**
 * Serves a built site on a free port as most hosts do, which `astro preview` does not: compressed, so that tests and
 * measurements see what a reader's network carries, and kept by the browser for ten minutes. Throws where nothing has been built.
 *
 * @param asked The port to listen on; any that is free unless one is named.
 */
export async function serveSite(folder: string, asked = 0): Promise<ServedSite> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}; run \`npm run build\` first.`)
  }
  const base = baseOf(folder)
  const files = sirv(folder, { maxAge: 600, extensions: ['html'] })
  const compressed = compressedFrom(folder)
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const missing = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(readFileSync(join(folder, '404.html')))
    }
    if (!pathname.startsWith(base)) return missing()
    const below = pathname.slice(base.length - 1)
    if (!below.endsWith('/') && existsSync(join(folder, below, 'index.html'))) {
      response.writeHead(308, { Location: `${pathname}/${search}` }).end()
      return
    }
    request.url = `${below}${search}`
    if (!compressed(request, response, below)) files(request, response, missing)
  })
  await new Promise<void>((resolve) => server.listen(asked, resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return {
    address: `http://localhost:${port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
