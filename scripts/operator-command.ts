import { demoConfiguration } from '#app/server/demo-configuration.ts'
import { operatorCommands } from '#app/server/rooms.ts'
import { openMigratedDatabase } from '#app/server/start.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { sendCommand } from '#platform/server/control-socket.ts'
import { runOperatorCommand } from '#platform/server/operator-command.ts'

/** Has an operator's command carried out where the data is, and prints the answer; with `--demo` on the demo's. */
export async function tellServer(given: readonly string[]): Promise<void> {
  const words = given.filter((word) => word !== '--demo')
  const configuration = given.includes('--demo') ? demoConfiguration(readConfiguration()) : readConfiguration()

  /** No server runs on this data, or it is on PostgreSQL: the command opens the database itself. */
  async function runHere() {
    const database = await openMigratedDatabase(configuration)
    try {
      return { message: await runOperatorCommand(operatorCommands, database, words), failed: false }
    } catch (error) {
      return { message: error instanceof Error ? error.message : String(error), failed: true }
    } finally {
      await database.close()
    }
  }

  const answer = (configuration.database.url ? undefined : await sendCommand(configuration.dataDirectory, words)) ?? (await runHere())
  process.stdout.write(`${answer.message}\n`)
  process.exitCode = answer.failed ? 1 : 0
}
