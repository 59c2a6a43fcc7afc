import { serveSite } from '../src/site/serving/server.ts'

const port = Number(process.env['PORT'] ?? 4321)
const { address } = await serveSite({ folder: 'dist', port })
console.log(`Reckoning is served at ${address}`)
