import { serve } from '../../explorer/player/serve.ts'
import engine from './engine.ts'

serve({ engine, foresight: async () => (await import('./foresight.ts')).foresight })

/** Where this script is, so that a worker can be told. */
export const script = import.meta.url
