import { main } from '../../../src/cli/main.ts'

/** Output of a command line, its complaints, and its exit code. */
export interface Spoken {
  readonly printed: string
  readonly complaints: string
  readonly code: number
}

/** Runs a command line where nobody is at the keyboard. */
export function run(...args: readonly string[]): Promise<Spoken> {
  return speak(args, undefined)
}

/** Runs a command line with somebody at the keyboard, who types these lines and then leaves. */
export function converse(args: readonly string[], typed: readonly string[]): Promise<Spoken> {
  return speak(args, [...typed])
}

async function speak(args: readonly string[], typed: string[] | undefined): Promise<Spoken> {
  const printed: string[] = []
  const complaints: string[] = []
  const conversation = {
    ask: async (prompt: string) => {
      printed.push(prompt)
      return typed?.shift()
    },
    end: () => undefined,
  }
  const code = await main(args, {
    print: (text) => printed.push(text),
    complain: (text) => complaints.push(text),
    ...(typed ? { converse: () => conversation } : {}),
  })
  return { printed: printed.join('\n'), complaints: complaints.join('\n'), code }
}
