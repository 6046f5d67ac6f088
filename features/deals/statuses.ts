/** The status of a deal, as stored and sent; screens show labels. */
export const dealStatuses = ['active', 'open', 'oversubscribed', 'closed', 'completed'] as const
export type DealStatus = (typeof dealStatuses)[number]

/** Statuses that are open to investors; browsing shows these by default. */
export const runningStatuses = ['active', 'open'] as const satisfies readonly DealStatus[]

export const isRunning = (status: DealStatus): boolean => (runningStatuses as readonly DealStatus[]).includes(status)

/** The status changes an owner can make: a closed deal can be reopened, a completed one is final. */
export const movesFrom: Readonly<Record<DealStatus, readonly DealStatus[]>> = {
  active: ['oversubscribed', 'closed', 'completed'],
  open: ['oversubscribed', 'closed', 'completed'],
  oversubscribed: ['closed', 'completed'],
  closed: ['open'],
  completed: [],
}

export const mayMove = (from: DealStatus, to: DealStatus): boolean => movesFrom[from].includes(to)
