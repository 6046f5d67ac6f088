import { once } from 'node:events'
import { connect } from 'node:net'

interface Answer {
  status: number
  body: Buffer
}

export interface Connection extends Disposable {
  get(path: string, cookie: string): Promise<Answer>
  post(path: string, cookie: string, body: object): Promise<Answer>
  put(path: string, cookie: string, body: object): Promise<Answer>
}

/** An HTTP connection for one request at a time, far cheaper than fetch, so that a benchmark does not measure its own client. */
export async function openConnection(url: string): Promise<Connection> {
  const { hostname, port, host } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  let asked: PromiseWithResolvers<Answer> | undefined
  let received: Buffer = Buffer.alloc(0)

  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const head = received.indexOf('\r\n\r\n')
    if (head < 0) return
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(received.toString('latin1', 0, head))?.[1])
    if (Number.isNaN(length)) {
      socket.destroy(new Error('a response had no content length'))
      return
    }
    const end = head + 4 + length
    if (received.length < end) return
    const answer = { status: Number(received.toString('latin1', 9, 12)), body: received.subarray(head + 4, end) }
    received = received.subarray(end)
    asked?.resolve(answer)
  })
  socket.on('error', (error) => asked?.reject(error))
  socket.on('close', () => asked?.reject(new Error(`${host} closed the connection`)))

  function ask(request: string): Promise<Answer> {
    asked = Promise.withResolvers()
    if (socket.closed) asked.reject(new Error(`${host} has closed the connection`))
    socket.write(request)
    return asked.promise
  }

  function send(method: string, path: string, cookie: string, body: object): Promise<Answer> {
    const text = JSON.stringify(body)
    return ask(
      `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    )
  }

  return {
    get: (path, cookie) => ask(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`),
    post: (path, cookie, body) => send('POST', path, cookie, body),
    put: (path, cookie, body) => send('PUT', path, cookie, body),
    [Symbol.dispose]: () => void socket.destroy(),
  }
}
