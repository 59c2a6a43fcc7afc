import type { APIRoute } from 'astro'

/** What search engines are told: all may be read, and where the list of pages is, once the site knows its own address. */
export const GET: APIRoute = ({ site }) => {
  const list = site && new URL(`${import.meta.env.BASE_URL}sitemap-index.xml`, site)
  const lines = ['User-agent: *', 'Allow: /', ...(list ? [`Sitemap: ${list}`] : [])]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain' } })
}
