/**
 * The kill switch: a worker that is published under the name of the other one, and takes the place of whatever a reader
 * has. It erases all that was kept and ends itself; open pages stay as they are, and ask the network from then on.
 */
import { isOurs } from './names.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(end()))

async function end(): Promise<void> {
  for (const cache of await caches.keys()) if (isOurs(cache)) await caches.delete(cache)
  await self.registration.unregister()
}
