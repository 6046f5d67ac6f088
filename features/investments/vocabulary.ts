/** What was bought. */
export const instruments = ['shares', 'preferred', 'convertible', 'safe', 'loan', 'fund', 'revenue-share', 'other'] as const
export type Instrument = (typeof instruments)[number]

/** Where an investment stands. */
export const investmentStatuses = ['completed', 'funded', 'invested', 'active', 'pending', 'reviewing'] as const
export type InvestmentStatus = (typeof investmentStatuses)[number]

const completedStatuses: readonly InvestmentStatus[] = ['completed', 'funded', 'invested']
export const isCompleted = (status: InvestmentStatus): boolean => completedStatuses.includes(status)
/** What is only planned is in no return: its money has not moved. */
export const isPlanned = (status: InvestmentStatus): boolean => status === 'pending' || status === 'reviewing'

/** Money that moved: out of the investor's pocket, but for distributions. */
export const flowKinds = ['investment', 'follow-on', 'fee', 'distribution'] as const
export type FlowKind = (typeof flowKinds)[number]

/** What a portfolio is broken down by. */
export const breakdowns = ['year', 'sector', 'stage', 'country', 'goal'] as const
export type Breakdown = (typeof breakdowns)[number]

/** Why there is no internal rate of return, or none to rely on. */
export const missingIrrReasons = ['noFlows', 'oneSided', 'tooShort', 'several', 'none'] as const
export type MissingIrr = (typeof missingIrrReasons)[number]
