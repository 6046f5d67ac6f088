import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type EmbeddedServer, startEmbeddedServer } from './server.ts'
import { message, readAnswer, simpleQuery, sync } from './wire-format.ts'
import type { WireSocket } from './wire-socket.ts'

/** The first packet of a client: only the protocol version. */
const startup = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0])
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
const cancelRequest = Buffer.from([0, 0, 0, 16, 4, 210, 22, 46, 0, 0, 0, 1, 0, 0, 0, 0])

let server: EmbeddedServer
beforeAll(async () => {
  server = await startEmbeddedServer('memory://')
})
afterAll(() => server.stop())

async function client(of = server): Promise<pg.Client> {
  const made = new pg.Client({ stream: () => of.connect() })
  made.on('error', () => {})
  await made.connect()
  return made
}

/** A raw connection after the handshake. */
async function connection(of = server): Promise<WireSocket> {
  const socket = of.connect()
  socket.write(startup)
  await once(socket, 'readable')
  socket.read()
  return socket
}

describe('many connections share one session', () => {
  test('while a transaction is open, other connections wait for its end', async () => {
    const [writer, reader] = await Promise.all([client(), client()])
    await writer.query('create table turns (n integer)')
    await writer.query('begin; insert into turns values (1)')
    const seen = reader.query('select count(*) n from turns')
    await pause(20)
    await writer.query('rollback')
    expect((await seen).rows).toEqual([{ n: '0' }])
    await Promise.all([writer.end(), reader.end()])
  })

  test('also while a transaction has failed, and while a portal is read in pages', async () => {
    const [holder, other] = await Promise.all([client(), client()])
    await holder.query('begin')
    await expect(holder.query('select 1 / 0')).rejects.toThrow('division by zero')
    const waiting = other.query('select 1 as one')
    await expect(holder.query('select 1')).rejects.toThrow('current transaction is aborted')
    await holder.query('rollback')
    expect((await waiting).rows).toEqual([{ one: 1 }])

    const pages = holder.query(Object.assign(new pg.Query('select i from generate_series(1, 7) i', () => {}), { rows: 3 }))
    const rows: unknown[] = []
    pages.on('row', (row) => rows.push(row))
    await Promise.all([once(pages, 'end'), other.query('select 1')])
    expect(rows).toHaveLength(7)
    await Promise.all([holder.end(), other.end()])
  })

  test('a closed connection leaves neither a transaction nor prepared statements behind', async () => {
    const gone = await client()
    await gone.query({ name: 'mine', text: 'select 1' })
    await gone.query('create table leftovers (n integer)')
    await gone.query('begin; insert into leftovers values (1)')
    ;(gone as unknown as { connection: { stream: WireSocket } }).connection.stream.destroy()
    const next = await client()
    expect((await next.query({ name: 'mine', text: 'select count(*)::int n from leftovers' })).rows).toEqual([{ n: 0 }])
    await next.end()
  })

  test('a COPY from the client is refused and does no harm', async () => {
    const copier = await client()
    await copier.query('create table copied (n integer)')
    await expect(copier.query('copy copied from stdin')).rejects.toThrow('COPY FROM STDIN is not available on the embedded database')
    await expect(copier.query({ name: 'copy', text: 'copy copied from stdin' })).rejects.toThrow('COPY FROM STDIN is not available')
    expect((await copier.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await copier.end()
  })
})

describe('a connection', () => {
  test('accepts no further request until the last response was read', async () => {
    const watcher = await client()
    await watcher.query('create table progress (n integer)')
    const slow = await connection()
    slow.write(simpleQuery(`select repeat('x', 1000) from generate_series(1, 1000)`))
    slow.write(simpleQuery('insert into progress values (1)'))
    await pause(50)
    const progress = async () => (await watcher.query('select count(*)::int n from progress')).rows[0].n
    expect(await progress()).toBe(0)
    slow.resume()
    await vi.waitFor(async () => expect(await progress()).toBe(1))
    slow.destroy()
    await watcher.end()
  })

  test('accepts requests in fragments, or several at once', async () => {
    const socket = await connection()
    const request = simpleQuery('select 42')
    const answers: Buffer[] = []
    socket.on('data', (bytes: Buffer) => answers.push(bytes))
    for (const byte of request) socket.write(Buffer.from([byte]))
    socket.write(Buffer.concat([request, sync, request]))
    await vi.waitFor(() => expect(readAnswer(Buffer.concat(answers)).status).toBe('I'))
    await vi.waitFor(() => expect(Buffer.concat(answers).toString('latin1').match(/42/g)).toHaveLength(3))
    socket.destroy()
  })

  test('learns that there is no encryption, may disconnect, and cannot cancel requests', async () => {
    const socket = server.connect()
    socket.write(sslRequest)
    await once(socket, 'readable')
    expect(String(socket.read())).toBe('N')
    socket.write(startup)
    await once(socket, 'readable')
    expect(readAnswer(socket.read() as Buffer).status).toBe('I')
    socket.write(message('X'))
    await once(socket, 'close')

    const canceller = server.connect()
    canceller.write(cancelRequest)
    await once(canceller, 'close')
  })
})

describe('when the engine fails', () => {
  /** An unknown message crashes PostgreSQL's process, which is the engine here. */
  const fatal = Buffer.concat([message('?'), simpleQuery('select 1')])

  test("every connection breaks with PostgreSQL's reason, new ones too, and it is reported once", async () => {
    const failures: Error[] = []
    const failing = await startEmbeddedServer('memory://', (error) => failures.push(error))
    const idle = await client(failing)
    const idleBroke = once(idle, 'error')
    const waiting = await client(failing)
    const next = await client(failing)
    const socket = await connection(failing)
    socket.on('error', () => {})
    const before = waiting.query('select pg_sleep(0.05)')
    socket.write(fatal)
    const unanswered = next.query('select 1')

    await before
    await expect(unanswered).rejects.toThrow('The embedded database has failed: invalid frontend message type 63')
    expect(String(await idleBroke)).toContain('The embedded database has failed')
    await expect(client(failing)).rejects.toThrow('The embedded database has failed')
    expect(failures).toHaveLength(1)
    await failing.stop()
  })

  test('a database that cannot be started reports why', async () => {
    await expect(startEmbeddedServer('/dev/null/nowhere')).rejects.toThrow('The embedded database cannot be started')
  })
})
