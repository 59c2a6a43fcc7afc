import { QrCode } from '../../../explorer/share/QrCode.tsx'
import type { SetPage, SetProps } from '../page.ts'
import type { ReadyCase } from '../ready/ready-case.ts'

/** Longest address that a code two centimetres wide can hold and a phone still read. */
const SMALL_QR = 700

/** Props of every part that is printed. */
export interface PrintedProps {
  readonly say: SetPage['say']
  readonly set: SetProps['open']['set']
  readonly ready: readonly ReadyCase[]
  readonly foot: string
  /** The address of the set as homework; absent where it is too long for one. */
  readonly address: string | undefined
}

/** The address of a set, as a code for phones; too long a one has no code that a phone could read. */
export function PaperAddress({ say, address }: Pick<PrintedProps, 'say' | 'address'>) {
  if (!address || address.length > SMALL_QR) return null
  return (
    <div class="paper-address">
      <QrCode text={address} label={say('qr-label')} />
      <small>{address}</small>
    </div>
  )
}
