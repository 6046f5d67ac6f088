export const longestReason = 500
/** In days. */
export const longestPeriod = 3_650
/** The periods to choose from, in days; null: as long as what it belongs to. */
export const usualPeriods = [null, 30, 90, 180, 365, 730, 1_095, 1_825] as const
