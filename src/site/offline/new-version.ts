/** Tells that a newer version of the site waits. It is taken when the reader asks for it and not before. */

/** Shows the line about a new version, now or as soon as there is one. */
export function tellNewVersion(registration: ServiceWorkerRegistration): void {
  const workers = navigator.serviceWorker
  const line = document.querySelector<HTMLElement>('.new-version')
  if (!line) return
  const tell = () => {
    line.hidden = false
  }
  const tellOf = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && workers.controller) tell()
    })
  if (registration.waiting && workers.controller) tell()
  tellOf(registration.installing)
  registration.addEventListener('updatefound', () => tellOf(registration.installing))
  // Another tab has taken the new version: this one stays as it is, and may follow.
  if (workers.controller) workers.addEventListener('controllerchange', tell)
  line.querySelector('button')?.addEventListener('click', () => take(registration))
}

/** Has the newer version take over, and shows this page anew in it. */
function take({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  // Where another tab has taken it already, nothing waits any more.
  if (waiting) waiting.postMessage('take')
  else reload()
}
