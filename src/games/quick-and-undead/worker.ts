import { serve } from '../../explorer/worker/serve.ts'
import engine from './engine.ts'

serve({
  engine,
  counting: () => import('./counting.ts'),
  foresight: () => import('./foresight.ts'),
  advice: async () => (await import('./board/odds/advice.ts')).advice,
})

/** Where this script is, so that a worker can be told. */
export const script = import.meta.url
