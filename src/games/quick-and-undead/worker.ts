import { serve } from '../../explorer/player/serve.ts'
import { advice } from './board/odds/advice.ts'
import game from './engine.ts'

serve({ game, advice })

/** Where this script is, so that a worker can be told. */
export const script = import.meta.url
