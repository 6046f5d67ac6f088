import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { type WebSocket, WebSocketServer } from 'ws'
import { inputOfChild, reportReady } from './child.ts'
import { type StatementTemplate, filled } from './statement-template.ts'

export interface BareRelayInput {
  databaseUrl?: string
  /** Runs before relaying a message that should be stored; its parameters come from the frame. */
  send?: StatementTemplate
}

export type RelayFrame = { type: 'ping' } | { type: 'message'; id: string; actor: string; to: string; content: string; store: boolean }

// Only ws and a Map: each frame is relayed to its receiver. The URL identifies the member.
const { databaseUrl, send } = (await inputOfChild()) as BareRelayInput
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
const sockets = new Map<string, WebSocket>()

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
server.on('connection', (socket, request) => {
  const member = request.url?.slice(1) ?? ''
  sockets.set(member, socket)
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as RelayFrame
    if (frame.type === 'ping') socket.send('{"type":"pong"}')
    else if (!frame.store || !send) relay(frame)
    else
      pool.query(filled(send, { ...frame })).then(
        () => relay(frame),
        (error: unknown) => process.stderr.write(`${String(error)}\n`),
      )
  })
  socket.on('close', () => sockets.delete(member))
})

const relay = (frame: RelayFrame & { type: 'message' }) => sockets.get(frame.to)?.send(JSON.stringify(frame))

server.on('listening', () => reportReady({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }))
process.on('SIGTERM', () => process.exit(0))
