import { serve } from '../../explorer/player/serve.ts'
import game from './engine.ts'

serve({ game, advice: async () => (await import('./board/odds/advice.ts')).advice })

/** Where this script is, so that a worker can be told. */
export const script = import.meta.url
