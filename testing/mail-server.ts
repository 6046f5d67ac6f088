import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  /** The whole message as it came over the wire. */
  source: string
}

export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** The next mail to an address, waiting for it if need be. @throws Error if none comes within 10 seconds */
  mailTo(address: string): Promise<ReceivedMail>
  /** Refuses everything while true, as a broken server would. */
  failing: boolean
  stop(): Promise<void>
}

/** A real SMTP server on loopback that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const read = new Set<ReceivedMail>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (mail.failing) return done(Object.assign(new Error('try again later'), { responseCode: 451 }))
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    failing: false,
    async mailTo(address) {
      for (let waited = 0; waited < 10_000; waited += 50) {
        const found = received.find((each) => each.to.includes(address) && !read.has(each))
        if (found) {
          read.add(found)
          return found
        }
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`no mail to ${address} came within 10 seconds`)
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
  return mail
}

/** The body of a mail's text part, quoted-printable undone. */
export function textPartOf(source: string): string {
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(source)?.[1] ?? source
  return part.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
