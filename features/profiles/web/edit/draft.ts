import { isOwnFieldName } from '#features/fields/form-values.ts'
import type { FormValues } from './form-values.ts'

/** Unsaved input, stored on this device so that it survives a reload or the end of the session. */
export interface Draft {
  memberId: string
  /** `updated_at` of the profile it is based on. Once the profile is saved again, anywhere, the draft is out of date. */
  basedOn: string
}

/** Where drafts are stored. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (memberId: string) => `profile_draft_${memberId}`

/** The stored values merged over the `saved` ones; undefined if there are none, or they are out of date or unreadable. */
export function readDraft(shelf: DraftStorage, { memberId, basedOn }: Draft, saved: FormValues): FormValues | undefined {
  const kept = stored(shelf, memberId)
  if (kept?.basedOn !== basedOn) return undefined
  const fitting = Object.entries(kept.values).filter(
    ([field, value]) => isOwnFieldName(field) || (field in saved && hasSameType(value, saved[field as keyof FormValues])),
  )
  return { ...saved, ...Object.fromEntries(fitting) }
}

/** Stores the values, or deletes the draft if they equal the saved ones. */
export function storeDraft(shelf: DraftStorage, { memberId, basedOn }: Draft, typed: FormValues, saved: FormValues): void {
  if (JSON.stringify(typed) === JSON.stringify(saved)) removeDraft(shelf, memberId)
  else shelf.setItem(keyOf(memberId), JSON.stringify({ basedOn, values: typed }))
}

/** Keeps a draft valid after a change outside the form, such as a new picture. */
export function rebaseDraft(shelf: DraftStorage, { memberId, basedOn }: Draft, newBase: string): void {
  const kept = stored(shelf, memberId)
  if (kept?.basedOn === basedOn) shelf.setItem(keyOf(memberId), JSON.stringify({ ...kept, basedOn: newBase }))
}

export function removeDraft(shelf: DraftStorage, memberId: string): void {
  shelf.removeItem(keyOf(memberId))
}

function stored(shelf: DraftStorage, memberId: string): { basedOn: string; values: object } | undefined {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(keyOf(memberId)) ?? 'null')
    return isStoredDraft(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

const isStoredDraft = (kept: unknown): kept is { basedOn: string; values: object } =>
  kept instanceof Object && 'basedOn' in kept && typeof kept.basedOn === 'string' && 'values' in kept && kept.values instanceof Object

/** Whether a stored value still has the type of its field, which another version of the app may have changed. */
function hasSameType(kept: unknown, saved: unknown): boolean {
  if (saved === null) return true
  if (kept === null) return typeof saved === 'number' || (typeof saved === 'object' && !Array.isArray(saved))
  return typeof kept === typeof saved && Array.isArray(kept) === Array.isArray(saved)
}
