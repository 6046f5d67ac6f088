import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { Refusal, problems } from '#platform/problems.ts'
import { isLoopback } from '../addresses.ts'
import type { Services } from '../services.ts'
import type { Admission } from './admission.ts'
import { withTimeout } from '../with-timeout.ts'

/** Time limit for the database's response, in milliseconds. */
const readyWithin = 2_000

/** Exempt from load shedding. */
const always = { config: { pressureHandler: () => {} } }

/** For operators: `/healthz` (the process responds), `/readyz` (the database does too), `/metrics`. */
export function operationRoutes(app: FastifyInstance, services: Services, admission: Pick<Admission, 'waiting'>): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })

  const { live } = services
  const sockets = new Gauge({
    name: 'live_sockets',
    help: 'Open live connections',
    registers: [],
    collect() {
      this.set(live.figures().sockets)
    },
  })
  const told = new Counter({
    name: 'live_events_total',
    help: 'Live events that this node has sent',
    registers: [],
    collect() {
      this.reset()
      this.inc(live.figures().told)
    },
  })
  const waiting = new Gauge({
    name: 'requests_waiting',
    help: 'Requests waiting for their turn, by kind of load',
    labelNames: ['load'],
    registers: [],
    collect() {
      for (const [load, count] of Object.entries(admission.waiting())) this.set({ load }, count)
    },
  })
  for (const metric of [sockets, told, waiting]) registry.registerMetric(metric)

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (services.log.isLevelEnabled('info')) {
      services.log.info(
        { id: request.id, method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
        'answered',
      )
    }
    done()
  })

  app.get('/healthz', always, () => ({ status: 'ok' }))

  app.get('/readyz', always, async (_request, reply) => {
    try {
      await withTimeout(readyWithin, sql`select 1`.execute(services.database.kysely), new Error('the database does not respond'))
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'the database does not respond' })
    }
  })

  app.get('/metrics', always, async (request, reply) => {
    if (!mayReadMetrics(request, services.configuration.metricsToken)) throw new Refusal(problems.notFound)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** With a token configured, only with that token; otherwise only from this machine. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (!token) return isLoopback(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
