import { execFileSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { inProject } from '../../../src/content/root.ts'

/** A Node that is installed here. */
export interface InstalledNode {
  readonly version: string
  readonly path: string
}

/** The Node that runs the tests, and any other on the path: people bring what their system has. */
export function installedNodes(): readonly InstalledNode[] {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  const paths = [process.execPath, ...onPath.filter((path) => existsSync(path))].map((path) =>
    realpathSync(path),
  )
  const byVersion = new Map(paths.map((path) => [versionOf(path), path]))
  return [...byVersion].map(([version, path]) => ({ version, path }))
}

/** The oldest Node that is installed here: the one on which a package fails first. */
export function oldestNode(): InstalledNode {
  const order = new Intl.Collator('en', { numeric: true })
  const [oldest] = installedNodes().toSorted((one, other) =>
    order.compare(one.version, other.version),
  )
  return oldest as InstalledNode
}

function versionOf(path: string): string {
  return execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()
}

/** Runs a script of the project under a Node. Returns what it prints. */
export function runUnder(node: InstalledNode, ...args: readonly string[]): string {
  return execFileSync(node.path, args, { encoding: 'utf8', cwd: inProject() })
}
