import { serve } from '../../explorer/player/serve.ts'
import game from './engine.ts'

serve({ game })
