import { serve } from '../../explorer/worker/serve.ts'
import engine from './engine.ts'

serve({
  engine,
  counting: () => import('./counting.ts'),
  foresight: () => import('./foresight.ts'),
})

/** Address of this script, for the worker that runs it. */
export const script = import.meta.url
