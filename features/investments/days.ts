const dayLength = 86_400_000

/** Days since 1970-01-01 of a date as '2026-09-30'. */
export const dayOf = (date: string): number => Date.parse(date) / dayLength

export const dateOf = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10)

/** Which day it is, in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10)

export const yearOf = (day: number): number => new Date(day * dayLength).getUTCFullYear()
