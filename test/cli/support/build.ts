import { execFileSync } from 'node:child_process'
import { inProject } from '../../../src/content/root.ts'

/** The library and the command line are tested as they are installed: compiled. */
export default function build(): void {
  const compiler = inProject('node_modules', 'typescript', 'bin', 'tsc')
  execFileSync(process.execPath, [compiler, '-p', 'tsconfig.engine.json'], {
    cwd: inProject(),
    stdio: 'inherit',
  })
}
