import { readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '../..')
/** What decides: the kernel without its words, and the games without words, board and face. */
const isDeciding = (file: string) =>
  /^src\/(kernel\/(?!words\/)|games\/[^/]+\/(?!words\/|board\/|face\.ts|worker\.ts|engine\.ts|index\.ts))/.test(
    relative(root, file).replaceAll('\\', '/'),
  )

/** The source files of what decides, as paths; those below a folder of `src` when one is named. */
export function engineFiles(under = ''): string[] {
  return readdirSync(join(root, 'src', under), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isDeciding)
}

/** A program of the given files with the types of the project; `extra` are files that exist only here. */
export function programOf(
  files: readonly string[],
  extra: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    lib: ['lib.es2024.d.ts'],
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (name) => extra.has(name) || fileExists(name)
  host.readFile = (name) => extra.get(name) ?? readFile(name)
  host.getSourceFile = (name, version, ...rest) => {
    const text = extra.get(name)
    return text === undefined
      ? getSourceFile.call(host, name, version, ...rest)
      : ts.createSourceFile(name, text, version, true)
  }
  return ts.createProgram([...files, ...extra.keys()], options, host)
}

/** Where a node stands, as `file:line`. */
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
