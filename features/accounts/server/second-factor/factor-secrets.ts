import { createHmac } from 'node:crypto'
import { type Sealing, keyFor, sealing } from '#platform/server/sealing.ts'

/** How the secrets of second factors are stored, with keys made from the instance's secret. */
export interface FactorSecrets extends Sealing {
  /** Of a recovery code. Keyed, because such codes are short enough to be tried out. */
  hashOf(code: string, memberId: string): Buffer
}

export function factorSecrets(instanceSecret: string): FactorSecrets {
  const codesKey = keyFor(instanceSecret, 'second factor: recovery codes')
  return {
    ...sealing(instanceSecret, 'second factor: secrets'),
    hashOf: (code, memberId) => createHmac('sha256', codesKey).update(`${memberId} ${code}`).digest(),
  }
}
