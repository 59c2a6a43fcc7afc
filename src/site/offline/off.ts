/** The reader's own switch: `?sw=off` in any address turns the keeping of pages off on this device, `?sw=on` on again. */
import { isOurs } from './names.ts'

const key = 'reckoning-offline'

/** True where a reader has turned the keeping of pages off. */
export function isOff(): boolean {
  try {
    return localStorage.getItem(key) === 'off'
  } catch {
    return false
  }
}

/** Follows what the address asks for; true where nothing is to be kept from now on. */
export async function followSwitch(): Promise<boolean> {
  const asked = new URLSearchParams(location.search).get('sw')
  try {
    if (asked === 'off') localStorage.setItem(key, 'off')
    else if (asked === 'on') localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing that could be kept either.
  }
  if (asked === 'off') await eraseAll()
  return asked === 'off' || isOff()
}

/** Erases all pages that are kept, and ends their worker. What a reader has done here is kept elsewhere, and stays. */
export async function eraseAll(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(import.meta.env.BASE_URL)
  await registration?.unregister()
  for (const cache of await caches.keys()) if (isOurs(cache)) await caches.delete(cache)
}
