import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'
import { inProject } from '../../../content/root.ts'

/** The script of a worker, all in one file: older browsers ask only for that when they look for a newer version. */
async function bundle(name: string, id: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { BUILD: JSON.stringify(id) },
    build: {
      write: false,
      lib: {
        entry: inProject('src', 'site', 'offline', `${name}.ts`),
        formats: ['iife'],
        name: 'worker',
      },
    },
  })
  const [output] = [built].flat()
  const script = output && 'output' in output ? output.output[0] : undefined
  if (!script) throw new Error(`nothing was built of ${name}`)
  return script.code
}

/** Writes the worker that keeps a build, with the list of what every reader has. */
export async function writeWorker(site: string, id: string, shell: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'reckoning-worker-'))
  const source = join(folder, 'sw.js')
  await writeFile(source, await bundle('worker', id))
  const { count, size, warnings } = await injectManifest({
    swSrc: source,
    swDest: join(site, 'sw.js'),
    globDirectory: site,
    globPatterns: [...shell],
    // A name with the hash of the content needs no other mark of its version.
    dontCacheBustURLsMatching: /^_astro\//,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({
          ...entry,
          url: entry.url.replace(/(^|\/)index\.html$/, '$1'),
        })),
        warnings: [],
      }),
    ],
  })
  await rm(folder, { recursive: true })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  return { count, size }
}

/** Writes the worker that ends all workers of the site. */
export async function writeKillSwitch(site: string): Promise<void> {
  await writeFile(join(site, 'sw.js'), await bundle('self-destroying-worker', ''))
}
