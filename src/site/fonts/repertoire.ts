/** Characters of the fonts: the typed ones, the letters of French, signs of print and of numbers. */
const typed = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join(
  '',
)
const letters = 'áíÀÂÆÇÈÉÊËÎÏÔÙÛÜŸŒàâæçèéêëîïôùûüÿœ'
const signs = '«»‹›‘’‚“”„–—…•·×÷±−°§©®¡¿¼½¾¹²³⁄€£™↑↓\u00a0\u2009\u202f\u200b'

/** The letters of people's names that a face of their own brings. */
const names = 'řš'

/** The characters that the committed fonts hold. */
export const repertoire = typed + letters + signs + names
