import type { FormValues } from './form-values.ts'

/** What a member typed and has not saved yet, kept on this device for when the page, or their session, is gone. */
export interface Draft {
  memberId: string
  /** `updated_at` of the profile it changes: once that is saved anew, elsewhere too, the draft is out of date. */
  basedOn: string
}

/** Where drafts are kept. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (memberId: string) => `profile_draft_${memberId}`

/** The kept values over the `saved` ones; undefined if there are none, or they are out of date or unreadable. */
export function readDraft(shelf: Shelf, { memberId, basedOn }: Draft, saved: FormValues): FormValues | undefined {
  const kept = stored(shelf, memberId)
  if (kept?.basedOn !== basedOn) return undefined
  const fitting = Object.entries(kept.values).filter(([field, value]) => field in saved && fits(value, saved[field as keyof FormValues]))
  return { ...saved, ...Object.fromEntries(fitting) }
}

/** Keeps the values, or nothing once they are what is saved. */
export function keepDraft(shelf: Shelf, { memberId, basedOn }: Draft, typed: FormValues, saved: FormValues): void {
  if (JSON.stringify(typed) === JSON.stringify(saved)) removeDraft(shelf, memberId)
  else shelf.setItem(keyOf(memberId), JSON.stringify({ basedOn, values: typed }))
}

/** Lets a draft live on when something that is not in the form was saved: a picture. */
export function rebaseDraft(shelf: Shelf, { memberId, basedOn }: Draft, newBase: string): void {
  const kept = stored(shelf, memberId)
  if (kept?.basedOn === basedOn) shelf.setItem(keyOf(memberId), JSON.stringify({ ...kept, basedOn: newBase }))
}

export function removeDraft(shelf: Shelf, memberId: string): void {
  shelf.removeItem(keyOf(memberId))
}

function stored(shelf: Shelf, memberId: string): { basedOn: string; values: object } | undefined {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(keyOf(memberId)) ?? 'null')
    return isKept(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

const isKept = (kept: unknown): kept is { basedOn: string; values: object } =>
  kept instanceof Object && 'basedOn' in kept && typeof kept.basedOn === 'string' && 'values' in kept && kept.values instanceof Object

/** Whether a kept value still has the shape of its field, which another version of the program may have changed. */
function fits(kept: unknown, saved: unknown): boolean {
  if (saved === null) return true
  if (kept === null) return typeof saved === 'number' || (typeof saved === 'object' && !Array.isArray(saved))
  return typeof kept === typeof saved && Array.isArray(kept) === Array.isArray(saved)
}
