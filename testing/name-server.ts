import { createSocket } from 'node:dgram'
import { AUTHORITATIVE_ANSWER, decode, encode } from 'dns-packet'

export interface NameServer extends AsyncDisposable {
  /** For `OutboundPolicy.nameServers`. */
  address: string
  /** TXT records by name; a name without any does not exist. 'silent' is never answered. Tests may change them. */
  texts: Map<string, string[] | 'silent'>
}

/** A DNS server for TXT records (RFC 1035), over UDP on this machine. */
export async function startNameServer(): Promise<NameServer> {
  const texts: NameServer['texts'] = new Map()
  const socket = createSocket('udp4')
  socket.on('message', (message, { port, address }) => {
    const { id, questions = [] } = decode(message)
    const records = texts.get(questions[0]?.name.toLowerCase() ?? '')
    if (records === 'silent') return
    const answers = (records ?? []).map((data) => ({ type: 'TXT' as const, name: questions[0]?.name ?? '', ttl: 60, data }))
    const unknownName = 3
    const flags = AUTHORITATIVE_ANSWER | (records ? 0 : unknownName)
    socket.send(encode({ type: 'response', id: id ?? 0, flags, questions, answers }), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => socket.close(() => resolve()))
  return { address: `127.0.0.1:${socket.address().port}`, texts, [Symbol.asyncDispose]: close }
}
