import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SendMailOptions, createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Configuration } from '../configuration.ts'
import { isForeignKeyViolation } from '../database/errors.ts'
import type { Database } from '../database/index.ts'
import { countDeliveries, delivered } from '../delivery-counts.ts'
import type { Site } from '../site.ts'
import { answerOf, recordDelivery } from './deliveries.ts'
import { htmlOf, textOf } from './layout.ts'
import { mailFailureOf } from './mail-failure.ts'
import type { MailMessage } from './message.ts'

export { deliveriesTo } from './deliveries.ts'
export type { MailMessage } from './message.ts'
export { mailTexts, withCompany } from './texts.ts'

export interface Mailer {
  /** Sends an email immediately, from within the job that composes it; the job retries on failure. */
  send(message: MailMessage): Promise<void>
  /** Where emails are stored without an SMTP server; undefined with one. */
  outbox: string | undefined
}

export function mailer(configuration: Configuration, site: Site, database: Database, log: Logger): Mailer {
  const { smtpUrl, from } = configuration.mail
  const outbox = smtpUrl ? undefined : join(configuration.dataDirectory, 'outbox')
  const host = URL.parse(configuration.publicUrl ?? '')?.hostname ?? 'localhost'
  const transport = smtpUrl
    ? createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 })
    : createTransport({ streamTransport: true, buffer: true })

  /** A mail that was sent must not be sent again because it could not be recorded. */
  async function record({ record: recorded, reference }: MailMessage, failure?: string): Promise<void> {
    if (!recorded) return
    await recordDelivery(database.kysely, { ...recorded, reference: reference ?? null }, failure).catch((error: unknown) => {
      // A member who has just left has no record any more.
      if (!isForeignKeyViolation(error)) log.warn({ err: error }, 'could not record the delivery of a mail')
    })
  }

  async function send(message: MailMessage): Promise<void> {
    try {
      await deliver(message)
    } catch (error) {
      await record(message, answerOf(error))
      throw error
    }
    await record(message)
  }

  async function deliver(message: MailMessage): Promise<void> {
    const composed = {
      from,
      to: message.to,
      subject: message.subject,
      text: textOf(message),
      html: htmlOf(message, await site.name()),
      headers: headersOf(message),
      // Both as an alternative to the text and as an attachment: programs look for one or the other.
      ...(message.calendar && { icalEvent: { ...message.calendar, filename: 'invite.ics' } }),
      ...(message.reference && { messageId: `<${message.reference}@${host}>` }),
    }
    if (!outbox) return handOver(composed)
    const sent = await transport.sendMail(composed)
    if (!('message' in sent)) return
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
    await writeFile(join(outbox, name), sent.message as Buffer, { mode: 0o600 })
  }

  async function handOver(composed: SendMailOptions): Promise<void> {
    try {
      await transport.sendMail(composed)
    } catch (error) {
      await countDeliveries(database, 'mail', mailFailureOf(error))
      throw error
    }
    await countDeliveries(database, 'mail', delivered)
  }

  return { outbox, send }
}

function headersOf({ language, unsubscribeUrl }: MailMessage): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': language,
    ...(unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  }
}
