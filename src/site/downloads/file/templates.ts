/* The pages of a file, which stand in it as templates: nothing of them is laid out until it is asked for. */

/** The page of an address of the site, without the path under which that is hosted. */
export function templateOf(path: string): HTMLTemplateElement | null {
  return document.querySelector<HTMLTemplateElement>(`template[data-page="${CSS.escape(path)}"]`)
}

/** All pages of a kind in the order of reading. */
export function allPages(kind: 'chapter' | 'glossary'): readonly HTMLTemplateElement[] {
  return [...document.querySelectorAll<HTMLTemplateElement>(`template[data-kind="${kind}"]`)]
}
