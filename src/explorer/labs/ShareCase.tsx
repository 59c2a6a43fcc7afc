import type { Session } from '../session/types.ts'
import { Share } from '../share/Share.tsx'
import { Refusals } from '../ui/Refusals.tsx'
import { addressOf, atStep, fragmentOf } from './fragment.ts'
import type { LabProps } from './page.ts'

/** Link to exactly this case, to copy, show as a QR code, or embed. */
export function ShareCase({ face, words, session, page }: LabProps & { session: Session }) {
  const fragment = fragmentOf(face, session)
  if (!fragment.ok) return <Refusals refusals={fragment.refusals} face={face} words={words} />
  const shown = atStep(fragment.value, session)
  return (
    <Share
      words={words}
      address={addressOf(page.page, shown)}
      embeds={page.embeds.map((one) => ({ ...one, address: addressOf(one.address, shown) }))}
      others={page.others.map((other) => ({
        ...other,
        address: addressOf(other.page, shown),
      }))}
    />
  )
}
