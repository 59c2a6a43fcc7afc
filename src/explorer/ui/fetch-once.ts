const fetched = new Map<string, Promise<unknown>>()

/**
 * The data of a file of the site, fetched once a page. Throws where it does not come; the next call fetches it anew.
 *
 * @typeParam Data The shape in which the build has written the file.
 */
export function fetchOnce<Data>(address: string): Promise<Data> {
  const begun = fetched.get(address) ?? fetchAnew(address)
  fetched.set(address, begun)
  begun.catch(() => fetched.delete(address))
  return begun as Promise<Data>
}

async function fetchAnew(address: string): Promise<unknown> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.json()
}
