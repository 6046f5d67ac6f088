/** The whole program, loaded but not started before its input says so; it ends with the test that started it. */
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import '#app/server/pages.ts'
import '#app/server/start.ts'

// Killed processes leave no cache behind, and their successors would compile everything again.
flushCompileCache()
process.stdin.once('end', () => process.exit(1))
await once(process.stdin, 'data')
await import('#app/main.ts')
