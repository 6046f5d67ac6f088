import { firstRateDay, firstYear } from './limits.ts'

const dayLength = 86_400_000

/** Days from 1970-01-01 to a date such as '2026-09-30'. */
export const dayOf = (date: string): number => Date.parse(date) / dayLength

export const dateOf = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10)

/** The current date in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10)

export const yearOf = (day: number): number => new Date(day * dayLength).getUTCFullYear()

/** Whether an entry may have this date: from 1900 to one year from now. @param now today's date, by the reader's clock if there is a reader */
export const isLedgerDate = (date: string, now = today()): boolean => date >= `${firstYear}-01-01` && date <= dateOf(dayOf(now) + 366)

/** Whether there can be an exchange rate for this date: since the euro began, until the latest date anywhere on Earth. */
export const isRateDate = (date: string, now = today()): boolean => date >= firstRateDay && date <= dateOf(dayOf(now) + 1)
