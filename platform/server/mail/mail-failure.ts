/** Why a mail server did not accept an email. */
type MailFailure = 'signIn' | 'unreachable' | 'certificate' | 'recipient' | 'later' | 'refused' | 'other'

const unreachable = new Set(['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'EDNS', 'ESOCKET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'])

/** Whether an email can never reach its recipient: any other failure may pass, such as a wrong password, a limit or a full disk. */
export function isUndeliverable(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  // The mail client itself refuses addresses that are none.
  return mailFailureOf(error) === 'recipient' || (code === 'EENVELOPE' && responseCode === undefined)
}

/** The reason in an error of the mail client, which may quote addresses, so that it is not stored itself. */
export function mailFailureOf(error: unknown): MailFailure {
  const { code = '', responseCode = 0, command = '' } = error as { code?: string; responseCode?: number; command?: string }
  if (code === 'EAUTH' || responseCode === 535) return 'signIn'
  if (code === 'ETLS' || /CERT|TLS|SSL/.test(code)) return 'certificate'
  if (responseCode >= 500 && command === 'RCPT TO') return 'recipient'
  if (responseCode >= 500) return 'refused'
  if (responseCode >= 400) return 'later'
  return unreachable.has(code) ? 'unreachable' : 'other'
}
