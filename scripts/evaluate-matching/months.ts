/** Months are 'YYYY-MM', as the data has them; they compare as texts. */
const counted = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))

export const monthsBetween = (from: string, to: string) => counted(to) - counted(from)

/** How many of the months there are, each fading by half every so many months until now. */
export const fadingSince = (months: readonly string[], now: string, halfLife: number) =>
  months.reduce((sum, month) => sum + 0.5 ** (monthsBetween(month, now) / halfLife), 0)
