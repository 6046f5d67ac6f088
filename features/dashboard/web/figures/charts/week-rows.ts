import { numberText } from '../figure-texts.ts'
import type { FigureWeek } from '../../../contract.ts'

/** Oldest first. */
export const weekRows = (weeks: readonly FigureWeek[]): FigureWeek[] => weeks.toReversed()

export const hoursText = (hours: number | null): string => (hours === null ? '–' : numberText(hours))
