/** Where a deal stands. Values are stored and travel; labels are shown. */
export const dealStatuses = ['active', 'open', 'oversubscribed', 'closed', 'completed'] as const
export type DealStatus = (typeof dealStatuses)[number]

/** Those that investors can still come into; what browsing shows unless asked for others. */
export const runningStatuses = ['active', 'open'] as const satisfies readonly DealStatus[]

export const isRunning = (status: DealStatus): boolean => (runningStatuses as readonly DealStatus[]).includes(status)

/** What an owner may make of a deal: a closed one can be opened again, a completed one stays as it is. */
export const movesFrom: Readonly<Record<DealStatus, readonly DealStatus[]>> = {
  active: ['oversubscribed', 'closed', 'completed'],
  open: ['oversubscribed', 'closed', 'completed'],
  oversubscribed: ['closed', 'completed'],
  closed: ['open'],
  completed: [],
}

export const mayMove = (from: DealStatus, to: DealStatus): boolean => movesFrom[from].includes(to)
