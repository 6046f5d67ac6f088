/** Why a mail server did not accept an email. */
type MailFailure = 'signIn' | 'unreachable' | 'certificate' | 'recipient' | 'later' | 'refused' | 'other'

const unreachable = new Set(['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'EDNS', 'ESOCKET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'])

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
