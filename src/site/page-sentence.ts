/**
 * Sentence for a page's script, by name. The head of the page holds each sentence once, with `{{…}}` for its values
 * (`layout/Opening.astro`).
 */
export function pageSentence(name: string, values: Readonly<Record<string, string>> = {}): string {
  const sentence = document.querySelector<HTMLElement>('.opening')?.dataset[name] ?? ''
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '')
}
