import { serve } from '../../explorer/player/serve.ts'
import game from './engine.ts'

serve({ game })

/** Where this script is, so that a worker can be told. */
export const script = import.meta.url
