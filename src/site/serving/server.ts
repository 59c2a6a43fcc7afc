import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sirv from 'sirv'
import { headersFor, parseHeaders } from './headers.ts'

/** A site that is being served. */
interface ServedSite {
  /** The address of the front door, with the path below which the site was built. */
  readonly address: string
  readonly close: () => Promise<void>
}

function listen(server: Server, port: number, tries: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE' && tries > 0
      if (taken) resolve(listen(server, port + 1, tries - 1))
      else reject(error)
    }
    server.once('error', failed)
    server.listen(port, () => {
      server.off('error', failed)
      const bound = server.address()
      resolve(typeof bound === 'object' && bound ? bound.port : port)
    })
  })
}

/** The path below which a built site expects to be hosted: `/`, or `/some/path/`. */
function baseOf(folder: string): string {
  const file = join(folder, 'site.json')
  if (!existsSync(file)) return '/'
  const { base } = JSON.parse(readFileSync(file, 'utf8')) as { base: string }
  return base
}

/** What hosts send compressed: everything but pictures and fonts, which are compressed already. */
const compressible: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}

/** Sends files of a folder compressed, each compressed once; says whether it has. */
function compressedFrom(folder: string) {
  const known = new Map<string, Buffer>()
  return (
    { method, headers }: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): boolean => {
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    const type = compressible[extname(file)]
    const isWelcome = method === 'GET' && /\bgzip\b/.test(String(headers['accept-encoding']))
    if (!type || !isWelcome || headers.range !== undefined || !existsSync(file)) return false
    const body = known.get(file) ?? gzipSync(readFileSync(file))
    known.set(file, body)
    response
      .writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' })
      .end(body)
    return true
  }
}

/**
 * Serves a built site as a careful host would: compressed, with the headers of its own `_headers` file, its own 404
 * page, and addresses of folders ending in a slash. Takes the next free port when `port` is in use; port 0
 * takes any.
 */
export async function serveSite(options: { folder: string; port: number }): Promise<ServedSite> {
  const { folder, port } = options
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}; run \`npm run build\` first.`)
  }
  const base = baseOf(folder)
  const headerFile = join(folder, '_headers')
  const rules = existsSync(headerFile) ? parseHeaders(readFileSync(headerFile, 'utf8')) : []
  const notFound = join(folder, '404.html')
  const files = sirv(folder, { etag: true, extensions: ['html'] })
  const compressed = compressedFrom(folder)

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value)
    if (!pathname.startsWith(base)) {
      if (`${pathname}/` === base || pathname === '/')
        response.writeHead(302, { Location: base }).end()
      else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
      return
    }
    request.url = (request.url ?? '/').slice(base.length - 1)
    const below = pathname.slice(base.length - 1)
    if (!below.endsWith('/') && existsSync(join(folder, below, 'index.html'))) {
      response.writeHead(308, { Location: `${pathname}/` }).end()
      return
    }
    if (compressed(request, response, below)) return
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(existsSync(notFound) ? readFileSync(notFound) : 'Not found')
    })
  })

  const bound = await listen(server, port, 20)
  return {
    address: `http://localhost:${bound}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
