export const memberStates = ['active', 'unconfirmed', 'suspended', 'leaving'] as const
/** In this order: a suspended member who is leaving is suspended. */
export type MemberState = (typeof memberStates)[number]

export const memberSorts = ['joined', 'name', 'seen'] as const
export type MemberSort = (typeof memberSorts)[number]
export const directions = ['asc', 'desc'] as const
export type Direction = (typeof directions)[number]

/** What was done about a member; `objected` is the member's answer to `correctEmail`, `keptFactor` the one to `resetFactor`. */
export const supportActs = [
  'correctEmail',
  'objected',
  'resendConfirmation',
  'endSession',
  'endSessions',
  'sendReset',
  'resetFactor',
  'keptFactor',
  'suspend',
  'decided',
  'role',
] as const
export type SupportAct = (typeof supportActs)[number]

export const bulkActs = ['suspend', 'export', 'addToGroup'] as const
export type BulkAct = (typeof bulkActs)[number]
export const bulkStates = ['running', 'done', 'stopped'] as const
