import { awaitScript } from '../../../explorer/worker/await-script.ts'

/* The script of a file as a worker runs it: it serves the game that it is told. */

const servers = import.meta.glob('../../../games/*/worker.ts')

awaitScript(async (game) => servers[`../../../games/${game}/worker.ts`]?.())
