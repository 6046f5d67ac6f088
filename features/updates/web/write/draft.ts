import { recordOf } from '#platform/record-of.ts'
import { currencies } from '#features/profiles/vocabulary.ts'
import { keptByMember } from '#platform/web/kept-entries.ts'
import { givenId, oneOf } from '#platform/web/rooms/address-values.ts'
import { figureNames } from '../../figure-names.ts'
import { periodPattern } from '../../periods.ts'
import type { UpdateValues } from './values.ts'

export interface Draft {
  /** The future id of the update, so that sending it again does not create another one. */
  id: string
  values: UpdateValues
}

/** A founder's unsent update on this device. */
const drafts = keptByMember('update_draft', readDraft)
const name = 'new'

export const savedDraft = (self: string): Draft | undefined => drafts(self).entries.get().get(name)

/** Saves the draft, or deletes it once it is empty. */
export function saveDraft(self: string, draft: Draft): void {
  const { title, body } = draft.values
  const isEmpty = !title.trim() && !body.trim() && figureNames.every((figure) => draft.values[figure] === null)
  if (isEmpty) drafts(self).remove(name)
  else drafts(self).keep(name, draft)
}

export const deleteDraft = (self: string): void => drafts(self).remove(name)

const safeInteger = (value: unknown): number | null => (Number.isSafeInteger(value) ? (value as number) : null)

/** Reads stored data, which may be of an earlier version or damaged. */
function readDraft(kept: unknown): Draft | undefined {
  const { id, values } = (kept ?? {}) as { id?: unknown; values?: Partial<Record<keyof UpdateValues, unknown>> }
  const known = givenId(id)
  const { title, period, body, to } = values ?? {}
  if (!known || typeof title !== 'string' || typeof body !== 'string' || typeof period !== 'string' || !periodPattern.test(period))
    return undefined
  return {
    id: known,
    values: {
      ...recordOf(figureNames, (figure) => safeInteger(values?.[figure])),
      title,
      period,
      body,
      currency: oneOf(currencies, values?.currency) ?? 'EUR',
      to: Array.isArray(to) ? to.flatMap((each) => givenId(each) ?? []) : null,
    },
  }
}
