export const instruments = ['shares', 'preferred', 'convertible', 'safe', 'loan', 'fund', 'revenue-share', 'other'] as const
export type Instrument = (typeof instruments)[number]

export const investmentStatuses = ['completed', 'funded', 'invested', 'active', 'pending', 'reviewing'] as const
export type InvestmentStatus = (typeof investmentStatuses)[number]

const completedStatuses: readonly InvestmentStatus[] = ['completed', 'funded', 'invested']
export const isCompleted = (status: InvestmentStatus): boolean => completedStatuses.includes(status)
/** Planned investments count in no figure, because no money has moved yet. */
export const isPlanned = (status: InvestmentStatus): boolean => status === 'pending' || status === 'reviewing'

/** Kinds of cash flow. The investor receives distributions and pays all others. */
export const flowKinds = ['investment', 'follow-on', 'fee', 'distribution'] as const
export type FlowKind = (typeof flowKinds)[number]
/** What an entry in the ledger can be. */
export const entryKinds = [...flowKinds, 'valuation'] as const
export type EntryKind = (typeof entryKinds)[number]

/** What a portfolio can be broken down by. */
export const breakdowns = ['year', 'sector', 'stage', 'country', 'goal'] as const
export type Breakdown = (typeof breakdowns)[number]

/** Why there is no internal rate of return, or no reliable one. */
export const missingIrrReasons = ['noFlows', 'oneSided', 'tooShort', 'several', 'none'] as const
export type MissingIrr = (typeof missingIrrReasons)[number]
