import type { HeaderRule } from '../serving/headers.ts'
import { formatHeaders } from '../serving/headers.ts'

/** What a host must be told about the pages below one path. */
export interface Section {
  /** A folder below the base, with slashes at both ends; or one file. */
  readonly path: string
  readonly policy: string
}

const everywhere: HeaderRule['headers'] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
]
const lasting: HeaderRule['headers'] = [['Cache-Control', 'public, max-age=31536000, immutable']]

/**
 * The headers of the site as rules by path. No two rules set the same header on one path, because hosts
 * join such values, and joined policies would forbid what each permits.
 */
export function headerRules(base: string, sections: readonly Section[]): HeaderRule[] {
  return [
    { path: `${base}*`, headers: everywhere },
    { path: `${base}_astro/*`, headers: lasting },
    ...sections.map(({ path, policy }) => ({
      path: path.endsWith('/') && path !== base ? `${path}*` : path,
      headers: [['Content-Security-Policy', policy] as const],
    })),
  ]
}

function vercel(rules: readonly HeaderRule[]): string {
  const headers = rules.map((rule) => ({
    source: rule.path.replace(/\*$/, '(.*)'),
    headers: rule.headers.map(([key, value]) => ({ key, value })),
  }))
  return `${JSON.stringify({ cleanUrls: false, trailingSlash: true, headers }, undefined, 2)}\n`
}

function nginx(base: string, rules: readonly HeaderRule[]): string {
  const [common, ...others] = rules
  const lines = (headers: HeaderRule['headers']) =>
    headers.map(([name, value]) => `  add_header ${name} "${value}" always;`)
  const blocks = others.map(({ path, headers }) => {
    const match = path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`
    const all = [...(common?.headers ?? []), ...headers]
    return [`location ${match} {`, ...lines(all), '}'].join('\n')
  })
  const intro = '# Include inside the server block that serves the site.'
  const fallback = [`location ${base} {`, ...lines(common?.headers ?? []), '}'].join('\n')
  return [intro, `error_page 404 ${base}404.html;`, fallback, ...blocks, ''].join('\n')
}

function caddy(base: string, rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [`header ${path} {`, ...headers.map(([name, value]) => `  ${name} "${value}"`), '}'].join('\n'),
  )
  const errors = ['handle_errors {', `  rewrite * ${base}404.html`, '  file_server', '}'].join('\n')
  return ['# Import inside the site block that serves the site.', ...blocks, errors, ''].join('\n')
}

/** The files that carry the headers to the hosts, by their name in the built site. */
export function hostFiles(base: string, sections: readonly Section[]): ReadonlyMap<string, string> {
  const rules = headerRules(base, sections)
  return new Map([
    ['_headers', formatHeaders(rules)],
    ['vercel.json', vercel(rules)],
    ['hosting/nginx.conf', nginx(base, rules)],
    ['hosting/Caddyfile', caddy(base, rules)],
    ['site.json', `${JSON.stringify({ base })}\n`],
  ])
}
