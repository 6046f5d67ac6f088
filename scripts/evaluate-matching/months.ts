/** Months are 'YYYY-MM', as in the data; they can be compared as strings. */
const counted = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))

export const monthsBetween = (from: string, to: string) => counted(to) - counted(from)

/** Counts the months; the weight of each halves every so many months until now. */
export const fadingSince = (months: readonly string[], now: string, halfLife: number) =>
  months.reduce((sum, month) => sum + 0.5 ** (monthsBetween(month, now) / halfLife), 0)
