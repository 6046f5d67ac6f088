import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** How the secrets of second factors are stored, with keys made from the instance's secret. */
export interface FactorSecrets {
  /** Encrypts a member's secret. */
  seal(secret: Buffer, memberId: string): Buffer
  /** @returns undefined if it was encrypted with another instance's secret, or for another member */
  open(sealed: Buffer, memberId: string): Buffer | undefined
  /** Of a recovery code. Keyed, because such codes are short enough to be tried out. */
  hashOf(code: string, memberId: string): Buffer
}

const cipher = 'aes-256-gcm'
const [nonceLength, tagLength] = [12, 16]

export function factorSecrets(instanceSecret: string): FactorSecrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', instanceSecret, '', `second factor: ${purpose}`, 32))
  const [secretsKey, codesKey] = [keyFor('secrets'), keyFor('recovery codes')]

  return {
    seal(secret, memberId) {
      const nonce = randomBytes(nonceLength)
      const sealing = createCipheriv(cipher, secretsKey, nonce).setAAD(Buffer.from(memberId))
      const content = Buffer.concat([sealing.update(secret), sealing.final()])
      return Buffer.concat([nonce, sealing.getAuthTag(), content])
    },
    open(sealed, memberId) {
      const nonce = sealed.subarray(0, nonceLength)
      const tag = sealed.subarray(nonceLength, nonceLength + tagLength)
      const opening = createDecipheriv(cipher, secretsKey, nonce, { authTagLength: tagLength })
      opening.setAAD(Buffer.from(memberId)).setAuthTag(tag)
      try {
        return Buffer.concat([opening.update(sealed.subarray(nonceLength + tagLength)), opening.final()])
      } catch {
        return undefined
      }
    },
    hashOf: (code, memberId) => createHmac('sha256', codesKey).update(`${memberId} ${code}`).digest(),
  }
}
