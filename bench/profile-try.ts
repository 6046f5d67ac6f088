import { startPostgresServer } from '#testing/postgres-server.ts'
import { startServer, openMigratedDatabase } from '#app/server/start.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { createPerson, profileOf } from '#testing/people.ts'
import { Session } from 'node:inspector/promises'
import { writeFileSync } from 'node:fs'
import { fork } from 'node:child_process'
const pgs = await startPostgresServer()
const c = readConfiguration({ DATABASE_URL: pgs!.url, DATA_DIR: '/tmp/prof', LOG_LEVEL: 'warn', PORT: '0' })
const db = await openMigratedDatabase(c)
const s = await startServer(c, db, async () => {})
const url = await s.http.listen({ host: '127.0.0.1', port: 0 })
const p = await createPerson(url)
await p.call.profiles.save(profileOf(p))
const q = await createPerson(url)
const cookie = [...q.cookies].map(([n, v]) => `${n}=${v}`).join('; ')
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.setSamplingInterval', { interval: 200 })
const run = () =>
  new Promise<string>((r) => {
    const ch = fork('/tmp/ac.mjs', [`${url}/api/profiles/${p.id}`, cookie], { silent: true })
    let o = ''
    ch.stdout!.on('data', (d) => (o += d))
    ch.on('exit', () => r(o))
  })
console.log(await run())
await session.post('Profiler.start')
console.log(await run())
const { profile } = await session.post('Profiler.stop')
const self = new Map<string, number>()
const byId = new Map(profile.nodes.map((n) => [n.id, n]))
const parent = new Map<number, number>()
for (const n of profile.nodes) for (const ch of n.children ?? []) parent.set(ch, n.id)
const total = profile.samples!.length
const incl = new Map<string, number>()
for (const id of profile.samples!) {
  const n = byId.get(id)!
  const f = n.callFrame
  const k = `${f.functionName} ${f.url.replace(/.*node_modules\//, '').replace('file:///work/main/', '')}:${f.lineNumber}`
  self.set(k, (self.get(k) ?? 0) + 1)
  const seen = new Set<string>()
  let x: number | undefined = id
  while (x !== undefined) {
    const fr = byId.get(x)!.callFrame
    const m =
      /node_modules\/((@[^/]+\/)?[^/]+)/.exec(fr.url)?.[1] ??
      (fr.url.startsWith('file:///work/main')
        ? fr.url.replace('file:///work/main/', '')
        : fr.url.startsWith('node:')
          ? fr.url
          : fr.functionName)
    if (!seen.has(m)) {
      seen.add(m)
      incl.set(m, (incl.get(m) ?? 0) + 1)
    }
    x = parent.get(x)
  }
}
const top = (m: Map<string, number>, n: number) =>
  [...m]
    .sort((a, b) => b[1] - a[1])
    .slice(0, n)
    .map(([k, v]) => `${((v / total) * 100).toFixed(1)}% ${k}`)
    .join('\n')
console.log('SELF\n' + top(self, 45))
console.log('\nINCL\n' + top(incl, 40))
await s.stop()
await db.close()
await pgs!.stop()
