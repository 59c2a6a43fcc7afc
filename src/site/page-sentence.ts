/**
 * What the scripts of a page say, by its name: the head of the page holds each sentence once, with `{{…}}`
 * where a value belongs (`layout/Opening.astro`).
 */
export function pageSentence(name: string, values: Readonly<Record<string, string>> = {}): string {
  const sentence = document.querySelector<HTMLElement>('.opening')?.dataset[name] ?? ''
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '')
}
