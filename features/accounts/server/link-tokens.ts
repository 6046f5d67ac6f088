import { createHash } from 'node:crypto'

/** How tokens of emailed links are stored. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
