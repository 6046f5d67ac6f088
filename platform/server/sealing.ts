import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what the server itself must be able to read again, such as a password for another service. */
export interface Sealing {
  /** @param owner the member whose secret it is; it can only be opened for them */
  seal(secret: Buffer, owner: string): Buffer
  /** @returns undefined if it was encrypted with another instance's secret, or for another owner */
  open(sealed: Buffer, owner: string): Buffer | undefined
}

const cipher = 'aes-256-gcm'
const [nonceLength, tagLength] = [12, 16]

/** A key for one purpose, made from the instance's secret. Another purpose has another key. */
export const keyFor = (instanceSecret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', instanceSecret, '', purpose, 32))

export function sealing(instanceSecret: string, purpose: string): Sealing {
  const key = keyFor(instanceSecret, purpose)
  return {
    seal(secret, owner) {
      const nonce = randomBytes(nonceLength)
      const closing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner))
      const content = Buffer.concat([closing.update(secret), closing.final()])
      return Buffer.concat([nonce, closing.getAuthTag(), content])
    },
    open(sealed, owner) {
      const nonce = sealed.subarray(0, nonceLength)
      const tag = sealed.subarray(nonceLength, nonceLength + tagLength)
      const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagLength })
      opening.setAAD(Buffer.from(owner)).setAuthTag(tag)
      try {
        return Buffer.concat([opening.update(sealed.subarray(nonceLength + tagLength)), opening.final()])
      } catch {
        return undefined
      }
    },
  }
}
