import type { Exact } from './exact.ts'

/** A chance as it is written, `5/8`; where it does not fit on a line it breaks behind its bar, never within a number. */
export function Ratio({ of: { numerator, denominator } }: { readonly of: Exact }) {
  if (denominator === '1') return numerator
  return (
    <>
      {numerator}/<wbr />
      {denominator}
    </>
  )
}
