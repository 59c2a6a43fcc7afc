/* In the place of `explorer/ui/fetch-once.ts`: within a file, what a page of the site would fetch is there. */

/** Data of a kind that stand in the file, by the id of their element; nothing where there is no such element. */
export function dataIn(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent || 'null')
}

let files: Readonly<Record<string, unknown>> | undefined

/**
 * The data that the site has at an address. Rejects where the file does not hold them.
 *
 * @typeParam Data The shape in which the build has written them.
 */
export async function fetchOnce<Data>(address: string): Promise<Data> {
  files ??= dataIn('files') as Readonly<Record<string, unknown>>
  const data = files?.[address]
  if (data === undefined) throw new Error(`${address} is not in this file`)
  return data as Data
}
