import type { Accounts } from './open-accounts.ts'

/**
 * What the room works with besides the services: the accounts library, the limits on attempts, the devices these do not shut out, and
 * sessions and tickets of its own making.
 */
export type AccountTools = Pick<Accounts, 'authentication' | 'limits' | 'devices' | 'newSession' | 'newTicket'>
