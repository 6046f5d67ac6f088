/**
 * Preloaded in processes with a memory limit in megabytes (first argument): a watchdog thread ends the process when it exceeds the limit.
 * V8 has no limit for memory outside its heap, where files are.
 */
import { once } from 'node:events'
import { Worker, isMainThread } from 'node:worker_threads'

if (isMainThread) {
  const watcher = new Worker(new URL(import.meta.url), { argv: process.argv.slice(2), execArgv: [] })
  await once(watcher, 'online')
  watcher.unref()
} else {
  const most = Number(process.argv[2]) * 1024 ** 2
  setInterval(() => {
    if (process.memoryUsage.rss() > most) process.kill(process.pid, 'SIGKILL')
  }, 20)
}
