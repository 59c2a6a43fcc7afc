const replaced = [
  'ContentPanel',
  'FallbackContentNotice',
  'Footer',
  'Head',
  'Header',
  'Hero',
  'MarkdownContent',
  'PageFrame',
  'PageSidebar',
  'PageTitle',
  'Sidebar',
  'SkipLink',
  'ThemeProvider',
  'TwoColumnContent',
] as const

/** The parts of the framework's page that are ours. */
export const overrides: Record<string, string> = Object.fromEntries(
  replaced.map((name) => [name, `./src/site/overrides/${name}.astro`]),
)
