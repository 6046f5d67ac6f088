// Starts every command. Runs on any Node from 20 on without dependencies, installs what is missing or stale,
// and then runs the script on the project's own Node: node scripts/run.mjs [--scratch | --scratch-in-memory] [options of node] <script> [arguments]
// With --scratch the command gets a temporary folder that is deleted afterwards; without a script, it only installs.
import { delimiter, join } from 'node:path'
import { startCommand } from './setup/command-process.mjs'
import { ensureInstalled, projectNode, root } from './setup/installation.mjs'

try {
  await ensureInstalled()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const given = process.argv.slice(2)
if (given.length === 0) process.exit(0)
const scratch = given[0] === '--scratch' ? 'disk' : given[0] === '--scratch-in-memory' ? 'memory' : undefined
const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
// Node stores compiled code here, so that processes that load the server start in little more than half the time.
const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node')
const { child, cleanUp } = startCommand(projectNode, scratch ? given.slice(1) : given, {
  cwd: root,
  env: { ...process.env, PATH, NODE_COMPILE_CACHE },
  scratch,
})

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
for (const signal of signals) process.on(signal, () => child.kill(signal))
// npm sends signals to the shell in between, and some shells end without passing them on.
const shell = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 500).unref()

child.on('exit', async (code, signal) => {
  await cleanUp()
  if (!signal) process.exit(code ?? 1)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
})
