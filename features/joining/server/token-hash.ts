import { createHash, randomBytes } from 'node:crypto'

/** A secret of a link; only its hash is stored. */
export const newToken = (): string => randomBytes(24).toString('base64url')

export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
