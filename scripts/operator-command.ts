import { operatorCommands } from '#app/server/rooms.ts'
import { openMigratedDatabase } from '#app/server/start.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { sendCommand } from '#platform/server/control-socket.ts'
import { runOperatorCommand } from '#platform/server/operator-command.ts'
import { findData } from './find-data.ts'

/** Runs an operators' command on the data and prints its output; with `--demo`, or if there is no other data, on the demo's. */
export async function runCommand(given: readonly string[]): Promise<void> {
  const { message, failed } = await answerTo(given).catch((error: unknown) => ({
    message: error instanceof Error ? error.message : String(error),
    failed: true,
  }))
  process.stdout.write(`${message}\n`)
  process.exitCode = failed ? 1 : 0
}

async function answerTo(given: readonly string[]): Promise<{ message: string; failed: boolean }> {
  const words = given.filter((word) => word !== '--demo')
  const configuration = findData(readConfiguration(), given.includes('--demo'))
  const answer = configuration.database.url ? undefined : await sendCommand(configuration.dataDirectory, words)
  if (answer) return answer
  // No server runs on this data, or it is on PostgreSQL: the command opens the database itself.
  const database = await openMigratedDatabase(configuration)
  try {
    return { message: await runOperatorCommand(operatorCommands, database, words), failed: false }
  } finally {
    await database.close()
  }
}
