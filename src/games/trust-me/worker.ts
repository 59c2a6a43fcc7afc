import { serve } from '../../explorer/player/serve.ts'
import engine from './engine.ts'

serve({
  engine,
  counting: async () => (await import('./counting.ts')).counting,
  foresight: async () => (await import('./foresight.ts')).foresight,
})

/** Where this script is, so that a worker can be told. */
export const script = import.meta.url
