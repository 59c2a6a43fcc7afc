import { existsSync } from 'node:fs'

const replaced = [
  'ContentPanel',
  'FallbackContentNotice',
  'Footer',
  'Head',
  'Header',
  'Hero',
  'LanguageSelect',
  'MarkdownContent',
  'PageFrame',
  'PageSidebar',
  'PageTitle',
  'Pagination',
  'Sidebar',
  'SiteTitle',
  'SkipLink',
  'ThemeProvider',
  'ThemeSelect',
  'TwoColumnContent',
] as const

const search = './src/site/search/Search.astro'

/** The parts of the framework's page that are ours. */
export const overrides: Record<string, string> = {
  ...Object.fromEntries(replaced.map((name) => [name, `./src/site/overrides/${name}.astro`])),
  ...(existsSync(search) ? { Search: search } : {}),
}
