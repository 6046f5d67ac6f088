import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  to: string[]
  /** The whole message as received. */
  source: string
}

export interface MailServer {
  url: string
  /** All emails except the confirmation links that every new member gets. */
  received: ReceivedMail[]
  /** The next email to an address; waits for it if necessary. @throws Error if none arrives within a minute */
  mailTo(address: string): Promise<ReceivedMail>
  /** The same for links that confirm the address of the sign-up. */
  confirmations: ReceivedMail[]
  confirmationTo(address: string): Promise<ReceivedMail>
  /** Refuses everything while true, like a broken server. */
  failing: boolean
  /** The code with which it refuses every recipient, such as 450 for those that it does not know yet, or 550. */
  refusesWith: number | undefined
  /** How many emails it has refused. */
  refused: number
  /** Called while an email is being received. */
  meanwhile: () => Promise<void>
  stop(): Promise<void>
}

/** The next email to an address. */
function reader(mails: readonly ReceivedMail[]) {
  const read = new Set<ReceivedMail>()
  return async (address: string): Promise<ReceivedMail> => {
    for (let waited = 0; waited < 60_000; waited += 50) {
      const found = mails.find((each) => each.to.includes(address) && !read.has(each))
      if (found) {
        read.add(found)
        return found
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`no mail to ${address} came within a minute`)
  }
}

/** A real SMTP server on loopback that stores emails. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const confirmations: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (mail.refusesWith === undefined) return done()
      mail.refused += 1
      done(Object.assign(new Error('refused'), { responseCode: mail.refusesWith }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (mail.failing) {
          mail.refused += 1
          return done(Object.assign(new Error('try again later'), { responseCode: 451 }))
        }
        const source = Buffer.concat(chunks).toString()
        const isConfirmation = /\r\nSubject: Confirm your email address for /.test(source)
        const kept = isConfirmation ? confirmations : received
        kept.push({ to: session.envelope.rcptTo.map(({ address }) => address), source })
        if (isConfirmation) done()
        else void mail.meanwhile().finally(done)
      })
    },
  })
  // A server that is killed breaks its connections.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    failing: false,
    refusesWith: undefined,
    refused: 0,
    async meanwhile() {},
    mailTo: reader(received),
    confirmations,
    confirmationTo: reader(confirmations),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
  return mail
}

/** The decoded text part of an email. */
export const textPartOf = (source: string): string => partOf(source, 'plain')

/** The decoded HTML part of an email. */
export const htmlPartOf = (source: string): string => partOf(source, 'html')

/** The decoded part of an email for calendars, and its headers; empty if there is none. */
export const calendarPartOf = (source: string): { head: string; text: string } => decodedPart(source, 'calendar')

/** A header of an email, unfolded and decoded; undefined if missing. */
export function headerOf(source: string, name: string): string | undefined {
  const [head = ''] = source.split('\r\n\r\n')
  const line = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}: `))
  return line
    ?.slice(name.length + 2)
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : unquoted(text.replaceAll('_', ' ')),
    )
}

const partOf = (source: string, type: 'plain' | 'html'): string => decodedPart(source, type).text

/** Parts may be within others. */
function decodedPart(source: string, type: 'plain' | 'html' | 'calendar'): { head: string; text: string } {
  const boundaries = Array.from(source.matchAll(/boundary="([^"]+)"/g), ([, boundary = '']) => boundary)
  const parts = boundaries.flatMap((boundary) => source.split(`\r\n--${boundary}`))
  const part = parts.find((each) => each.startsWith(`\r\nContent-Type: text/${type}`)) ?? ''
  const [head = '', ...body] = part.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  if (/base64/i.test(head)) return { head, text: Buffer.from(text, 'base64').toString() }
  return { head, text: /quoted-printable/i.test(head) ? unquoted(text) : text }
}

/** Decodes quoted-printable. */
function unquoted(text: string): string {
  const bytes = text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
