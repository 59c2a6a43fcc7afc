import { serve } from '../../explorer/worker/serve.ts'
import engine from './engine.ts'
import { game } from './game.ts'

serve({
  engine,
  odds: game.odds,
  lookahead: game.lookahead,
  advice: async () => (await import('./board/odds/advice.ts')).advice,
})

/** Address of this script, for the worker that runs it. */
export const script = import.meta.url
