/** What is used of the package, which brings no types. */
declare module 'subset-font' {
  /** A font with nothing but the glyphs of a text, its axes limited, or fixed. */
  export default function subset(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2'
      readonly variationAxes: Readonly<
        Record<
          string,
          number | { readonly min: number; readonly max: number; readonly default: number }
        >
      >
    },
  ): Promise<Uint8Array>
}
