/** Takes the lock of the directory in the first argument, reports it, and holds it until killed. */
import { lockDirectory } from '#platform/server/database/directory-lock.ts'

try {
  await lockDirectory(process.argv[2] ?? '')
  process.stdout.write('locked\n')
  setInterval(() => {}, 1_000)
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
}
