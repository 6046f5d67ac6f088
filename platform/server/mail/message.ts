import type { Language } from '#platform/language.ts'

/** A mail as a room writes it: plain sentences; the layout is the platform's (layout.ts). */
export interface MailMessage {
  to: string
  /** Of its reader; all that stands in it is written in it. */
  language: Language
  subject: string
  /** Paragraphs of plain text; a line break in one stays. */
  paragraphs: string[]
  /** What mail programs show beside the subject; the first paragraph unless given. */
  preview?: string
  button?: MailLink
  /** Said small at the end: why this mail came. */
  footnote: string
  /** What can be done about such mails, below the footnote. */
  footnoteLinks?: MailLink[]
  /** Where such mails are turned off: opened by a person, or posted to by a mail program ("one click", RFC 8058). */
  unsubscribeUrl?: string
  /** Stands for the same mail when it has to be sent again, so that a doubled one is recognised; such as 'notification-17'. */
  reference?: string
}

export interface MailLink {
  label: string
  url: string
}
