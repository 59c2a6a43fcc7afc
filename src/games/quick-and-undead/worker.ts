import { serve } from '../../explorer/player/serve.ts'
import { advice } from './board/odds/advice.ts'
import game from './engine.ts'

serve({ game, advice })
