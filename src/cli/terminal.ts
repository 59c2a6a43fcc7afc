import { createInterface } from 'node:readline'

/** Output of a command, and its input if it is interactive. */
export interface Terminal {
  print(text: string): void
  complain(text: string): void
  /** Opens a conversation with somebody at the keyboard; absent when nobody is there. */
  readonly converse?: () => Conversation
}

/** Questions and answers at the keyboard. */
export interface Conversation {
  /** Asks for a line of input; undefined at the end of the input. */
  ask(prompt: string): Promise<string | undefined>
  end(): void
}

/** The terminal in which the process runs. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process
  // A reader such as `head` may close the pipe before everything is said; nothing is wrong then.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  return {
    print: (text) => stdout.write(`${text}\n`),
    complain: (text) => stderr.write(`${text}\n`),
    ...(stdin.isTTY && stdout.isTTY ? { converse } : {}),
  }
}

function converse(): Conversation {
  const lines = createInterface({ input: process.stdin })
  const typed = lines[Symbol.asyncIterator]()
  return {
    async ask(prompt) {
      process.stdout.write(prompt)
      const { done, value } = await typed.next()
      return done ? undefined : value
    },
    end: () => lines.close(),
  }
}
