/**
 * Opens the front door in the reader's language: the one chosen before, else the first that the browser asks
 * for and that the site has. Who comes from inside the site, or asks for `#choose`, stays and chooses.
 */

function remembered(): string | null {
  try {
    return localStorage.getItem('reckoning-language')
  } catch {
    return null
  }
}

function fromInside(): boolean {
  return document.referrer !== '' && new URL(document.referrer).origin === location.origin
}

function openDoor(): void {
  const doors = [...document.querySelectorAll<HTMLAnchorElement>('a[data-door]')]
  const wished = [remembered(), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  const door = wished
    .map((language) => doors.find(({ dataset }) => dataset['door'] === language))
    .find((found) => found !== undefined)
  if (door && !fromInside() && location.hash !== '#choose') location.replace(door.href)
}

openDoor()
