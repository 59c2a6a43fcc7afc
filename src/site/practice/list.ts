import { keepList } from './way-on.ts'

/* A case that is opened from a list remembers the list, so that *Next case* goes on in it. */

document.addEventListener('click', ({ target }) => {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('.scenario-link') : null
  if (!link) return
  const shown = [...document.querySelectorAll<HTMLAnchorElement>('.scenario-link')].filter(
    (one) => !one.closest('[hidden]'),
  )
  keepList(shown.map(({ pathname }) => pathname))
})
