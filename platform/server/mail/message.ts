import type { Language } from '#platform/language.ts'
import type { RecordedMail } from './deliveries.ts'

/** An email as composed by a room: plain sentences; the layout is added by layout.ts. */
export interface MailMessage {
  to: string
  /** The recipient's language, used for all of its texts. */
  language: Language
  subject: string
  /** Plain text paragraphs; line breaks are preserved. */
  paragraphs: string[]
  /** The preview text; the first paragraph by default. */
  preview?: string
  button?: MailLink
  /** Small print at the end: why the recipient got this email. */
  footnote: string
  /** Links below the footnote, for example to change settings. */
  footnoteLinks?: MailLink[]
  /** Unsubscribe URL, opened by a person or posted to by an email client ("one click", RFC 8058). */
  unsubscribeUrl?: string
  /** Identifies an email when it has to be sent again, so that duplicates are recognised; such as 'notification-17'. */
  reference?: string
  /** Entries for the recipient's calendar by iTIP: calendar programs take the email as an invitation, its cancellation, or a list to add. */
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string }
  /** For mails to members: how operators see that it was sent, or why not. */
  record?: RecordedMail
}

export interface MailLink {
  label: string
  url: string
}
