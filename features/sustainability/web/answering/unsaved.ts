import { isObject, keptByMember } from '#platform/web/kept-entries.ts'
import { type Basis, type Value, bases, isSameAnswer } from '../../answers/value.ts'

/** An answer as it is being entered. */
export interface Entered {
  value: Value | null
  unit: string | null
  basis: Basis | null
  not_applicable: string | null
}

/** The version that it was entered over; another one means that a colleague was faster. */
export interface Unsaved extends Entered {
  version: number
}

/** Answers that were entered and not saved, on this device: they outlive a lost connection and a closed page. */
export const unsavedAnswers = keptByMember<Unsaved>('sustainability-answer', readUnsaved)

export const unsavedName = (at: { id: string; year: number; question: string; row: string }): string =>
  [at.id, at.year, at.question, at.row].join('/')

/** What was entered while an answer was being saved, now based on the saved version; undefined if nothing was. */
export const stillUnsaved = (now: Unsaved | undefined, sent: Entered, version: number): Unsaved | undefined =>
  now && !isSameAnswer(now, sent) ? { ...now, version } : undefined

function readUnsaved(kept: unknown): Unsaved | undefined {
  if (!isObject(kept)) return undefined
  const { value = null, unit = null, basis = null, not_applicable = null, version = 0 } = kept
  if (typeof version !== 'number' || !isTextOrNull(unit) || !isTextOrNull(not_applicable)) return undefined
  return {
    value: isValue(value) ? value : null,
    unit,
    basis: bases.find((each) => each === basis) ?? null,
    not_applicable,
    version,
  }
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'

const isValue = (value: unknown): value is Value =>
  typeof value === 'string' || typeof value === 'boolean' || (Array.isArray(value) && value.every((each) => typeof each === 'string'))
