import type { FunctionComponent } from 'preact'
import type { Words } from '../../kernel/words/words.ts'
import type { SceneProps } from '../contract.ts'
import type { Face } from '../face.ts'
import type { Moment } from './moment.ts'
import { aboutOf } from './Strip.tsx'

interface FramesProps {
  readonly face: Face
  readonly words: Words
  /** The moments in order, each with what has then been done. */
  readonly frames: readonly { readonly moment: Moment; readonly caption: string }[]
  readonly Scene: FunctionComponent<SceneProps>
}

/** Something that is laid out step by step, a picture for each step. */
export function Frames({ face, words, frames, Scene }: FramesProps) {
  return (
    <figure class="strip">
      <ol class="strip-frames">
        {frames.map(({ moment: { given, after, events }, caption }, index) => (
          <li key={caption}>
            <p class="strip-when">
              {index + 1}. {caption}
            </p>
            <Scene
              position={after}
              given={given}
              words={words}
              {...aboutOf(face, after, events, false)}
              isWhole
              label={caption}
            />
          </li>
        ))}
      </ol>
    </figure>
  )
}
