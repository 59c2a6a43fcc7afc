import { serveSite } from '../src/site/serving/server.ts'

const port = Number(process.env['PORT'] ?? 4321)
try {
  const { address } = await serveSite({ folder: 'dist', port })
  console.log(`Reckoning is served at ${address}`)
} catch (error) {
  // Nothing has been built, or there is no such port: the message says which.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
