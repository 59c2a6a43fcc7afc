/** Milliseconds after which a saved file's address is given back. */
const KEPT = 10_000

/** Saves a text as a file of the reader's; `type` is its media type. */
export function saveAsFile(text: string, name: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT)
}
