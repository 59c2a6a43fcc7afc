import { serve } from '../../explorer/worker/serve.ts'
import engine from './engine.ts'
import { game } from './game.ts'

serve({
  engine,
  odds: game.odds,
  lookahead: game.lookahead,
})

/** Address of this script, for the worker that runs it. */
export const script = import.meta.url
