import type { Database } from './database/index.ts'

/** A command of the community's operators: `npm run admin -- <name> <arguments>`. */
export interface OperatorCommand {
  name: string
  /** What follows the name, such as '<email>'; empty for none. */
  parameters: string
  /** What it does, in a few words. */
  summary: string
  /**
   * @param words what was typed behind the name
   * @returns what to print
   * @throws UsageError for words that do not fit, and any Error with what to do instead
   */
  run(database: Database, words: string[]): Promise<string>
}

/** The words of a command do not fit: whoever typed them is shown what there is. */
export class UsageError extends Error {}

/** Carries out what was typed. @throws Error with the usage of all commands if it is none of them */
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
  const calls = commands.map(({ name, parameters }) => ['npm run admin --', name, parameters].filter(Boolean).join(' '))
  const width = Math.max(...calls.map(({ length }) => length))
  return commands.map(({ summary }, at) => `${calls[at]?.padEnd(width)}   ${summary}`).join('\n')
}
