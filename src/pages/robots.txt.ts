import type { APIRoute } from 'astro'

/** Rules for search engines: everything may be read; the site map's address, once the site knows its own. */
export const GET: APIRoute = ({ site }) => {
  const list = site && new URL(`${import.meta.env.BASE_URL}sitemap-index.xml`, site)
  const lines = ['User-agent: *', 'Allow: /', ...(list ? [`Sitemap: ${list}`] : [])]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain' } })
}
