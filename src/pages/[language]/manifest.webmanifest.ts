import type { APIRoute } from 'astro'
import { gameAddress } from '../../content/addresses.ts'
import { type Language, languages } from '../../content/languages.ts'
import { sayer } from '../../content/messages.ts'
import { gameName } from '../../content/pages.ts'
import { gameIds } from '../../games/manifest.ts'
import { at } from '../../site/address.ts'

/** Pictures of the site among the apps of a device: drawn once from `public/favicon.svg`. */
const icons = [
  { src: at('/icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
  { src: at('/icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
  { src: at('/icons/icon-maskable.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** Manifest for a device that installs the site, in each language. */
export function getStaticPaths() {
  return languages.map((language) => ({ params: { language }, props: { language } }))
}

export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) => {
  const say = sayer(language, 'site')
  const manifest = {
    id: at(`/${language}/`),
    name: `${say('title')}: ${say('motto')}`,
    short_name: say('title'),
    description: say('home.description'),
    lang: language,
    dir: 'ltr',
    start_url: at(`/${language}/`),
    // Both languages, so that changing from one to the other stays in the same window.
    scope: at('/'),
    display: 'standalone',
    background_color: '#f5efdf',
    theme_color: '#f5efdf',
    icons,
    shortcuts: gameIds.slice(0, 4).map((game) => ({
      name: gameName(language, game),
      url: at(gameAddress(language, game)),
    })),
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  })
}
