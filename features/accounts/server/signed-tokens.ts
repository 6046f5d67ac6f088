import { createHmac, timingSafeEqual } from 'node:crypto'

const digest = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest()

export const signatureOf = (text: string, secret: string): string => digest(text, secret).toString('base64url')

/** The token in `token.signature`, if the signature is valid for this purpose. */
export function verified(signed: string, secret: string, purpose = ''): string | undefined {
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = signed.slice(0, dot)
  const expected = digest(purpose + token, secret)
  const given = Buffer.from(signed.slice(dot + 1), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}
