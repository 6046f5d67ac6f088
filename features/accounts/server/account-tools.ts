import type { Accounts } from './open-accounts.ts'

/**
 * What the room needs besides the services: the accounts library, rate limits, known devices (exempt from the limits for strangers), trusted
 * ones (exempt from codes), how secrets of second factors are stored, and makers of sessions and tickets.
 */
export type AccountTools = Pick<
  Accounts,
  'authentication' | 'limits' | 'devices' | 'trustedDevices' | 'factorSecrets' | 'newSession' | 'newTicket'
>

export const hashOf = async ({ authentication }: AccountTools, password: string): Promise<string> =>
  (await authentication.$context).password.hash(password)

export const isHashOf = async ({ authentication }: AccountTools, password: string, hash: string): Promise<boolean> =>
  (await authentication.$context).password.verify({ password, hash })
