/** The whole program, loaded, and started when its input says so; it ends with the test that started it. */
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import '#app/server/pages.ts'
import '#app/server/start.ts'

// Killed processes write no compile cache, so that their successors would compile everything again.
flushCompileCache()
process.stdin.once('end', () => process.exit(1))
await once(process.stdin, 'data')
await import('#app/main.ts')
