import type { Accounts } from './open-accounts.ts'

/**
 * What the room needs besides the services: the accounts library, rate limits, known devices (exempt from the limits for strangers), and
 * makers of sessions and tickets.
 */
export type AccountTools = Pick<Accounts, 'authentication' | 'limits' | 'devices' | 'newSession' | 'newTicket'>
