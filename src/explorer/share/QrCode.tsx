import { useEffect, useRef } from 'preact/hooks'
import { encode } from 'uqr'

interface QrProps {
  readonly text: string
  readonly label: string
}

/** A QR code as one path. */
export function QrCode({ text, label }: QrProps) {
  const { size, data } = encode(text, { ecc: 'L', border: 2 })
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect class="qr-ground" width={size} height={size} />
      <path class="qr-squares" d={squares.join('')} />
    </svg>
  )
}

/** A QR code that has been asked for, brought into view, with the address for those who would rather type it. */
export function QrSheet(props: QrProps) {
  const root = useRef<HTMLElement>(null)
  useEffect(() => root.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <figure class="qr-sheet" ref={root}>
      <QrCode {...props} />
      <figcaption>{props.text}</figcaption>
    </figure>
  )
}
