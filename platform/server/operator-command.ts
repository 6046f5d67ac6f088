import { commandLine } from './command-line.ts'
import type { Database } from './database/index.ts'

/** A command for operators: `npm run admin -- <name> <arguments>`. */
export interface OperatorCommand {
  name: string
  /** The arguments, such as '<email>'; empty for none. */
  parameters: string
  /** A short description. */
  summary: string
  /**
   * @param words the arguments
   * @returns what to print
   * @throws UsageError for invalid arguments, and any Error with instructions
   */
  run(database: Database, words: string[]): Promise<string>
}

/** The arguments are invalid; the usage is printed. */
export class UsageError extends Error {}

/** Runs a command. @throws Error with the usage of all commands if the command is unknown */
export async function runOperatorCommand(commands: readonly OperatorCommand[], database: Database, words: string[]): Promise<string> {
  const [name, ...others] = words
  const command = commands.find((each) => each.name === name)
  try {
    if (!command) throw new UsageError()
    return await command.run(database, others)
  } catch (error) {
    throw error instanceof UsageError ? new Error(usageOf(commands)) : error
  }
}

function usageOf(commands: readonly OperatorCommand[]): string {
  const calls = commands.map(({ name, parameters }) => commandLine(['admin', name, parameters].filter(Boolean).join(' ')))
  const width = Math.max(...calls.map(({ length }) => length))
  return commands.map(({ summary }, at) => `${calls[at]?.padEnd(width)}   ${summary}`).join('\n')
}
