// @ts-check
import mdx from '@astrojs/mdx'
import preact from '@astrojs/preact'
import sitemap from '@astrojs/sitemap'
import yaml from '@rollup/plugin-yaml'
import { defineConfig } from 'astro/config'
import { languages } from './src/content/languages.ts'
import { clauses } from './src/site/clauses/integration.ts'
import { chunks } from './src/site/integrations/chunks.ts'
import { valuesOnly } from './src/site/integrations/components.ts'
import { csp } from './src/site/integrations/csp.ts'
import { downloads } from './src/site/integrations/downloads.ts'
import { offline } from './src/site/integrations/offline.ts'
import { preloads } from './src/site/integrations/preloads.ts'
import { search } from './src/site/search/integration.ts'

const { RECKONING_BASE: base, RECKONING_SITE: site } = process.env

/**
 * The front door and what others embed are ways to pages, not pages to be found.
 *
 * @param {string} page
 */
const isFound = (page) =>
  !page.includes('/embed/') && languages.some((language) => page.includes(`/${language}/`))

export default defineConfig({
  base: base || '/',
  ...(site ? { site } : {}),
  trailingSlash: 'always',
  build: { inlineStylesheets: 'never' },
  markdown: { syntaxHighlight: false },
  // Pointing at a link fetches its page; where data are to be saved, or a finger touches, only a tap does.
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  integrations: [
    clauses(),
    mdx(),
    preact(),
    sitemap({
      filter: isFound,
      i18n: { defaultLocale: 'en', locales: { en: 'en', fr: 'fr' } },
    }),
    preloads(),
    search(),
    csp(),
    downloads(),
    offline(),
  ],
  vite: {
    plugins: [chunks(), yaml({ transform: valuesOnly })],
    worker: { format: 'es', plugins: () => [yaml({ transform: valuesOnly })] },
    build: { assetsInlineLimit: 0 },
  },
})
