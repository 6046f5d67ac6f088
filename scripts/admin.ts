import { join } from 'node:path'
import { sendCommand } from '#platform/server/control-socket.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { runAdminCommand } from '#app/server/admin-commands.ts'
import { openMigratedDatabase } from '#app/server/start.ts'

const words = process.argv.slice(2).filter((word) => word !== '--demo')
const configuration = readConfiguration()
if (process.argv.includes('--demo')) configuration.dataDirectory = join(configuration.dataDirectory, 'demo')

const answer = (configuration.database.url ? undefined : await sendCommand(configuration.dataDirectory, words)) ?? (await runHere())
process.stdout.write(`${answer.message}\n`)
process.exitCode = answer.failed ? 1 : 0

/** No server runs on this data, or it is on PostgreSQL: the command opens the database itself. */
async function runHere() {
  const database = await openMigratedDatabase(configuration)
  try {
    return { message: await runAdminCommand(database, words), failed: false }
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error), failed: true }
  } finally {
    await database.close()
  }
}
