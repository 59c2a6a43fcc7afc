import { readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '../..')
/** True for a file that decides: the kernel without its words, and the games without words, board and ui. */
const isDeciding = (file: string) =>
  /^src\/(kernel\/(?!words\/)|games\/[^/]+\/(?!words\/|board\/|ui\.ts|worker\.ts|engine\.ts|index\.ts))/.test(
    relative(root, file).replaceAll('\\', '/'),
  )

/** The source files of what decides, as paths; those below a folder of `src` when one is named. */
export function engineFiles(under = ''): string[] {
  return readdirSync(join(root, 'src', under), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isDeciding)
}

/** Place of a node, as `file:line`. */
export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  return `${relative(root, file.fileName)}:${line + 1}`
}

/** Every node below a node, itself included. */
export function* nodesOf(node: ts.Node): Iterable<ts.Node> {
  yield node
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* nodesOf(child)
}

/** A path below `src`. */
export function inEngine(name: string): string {
  return join(root, 'src', name)
}
