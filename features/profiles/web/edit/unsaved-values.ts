import { useEffect } from 'react'
import type { OwnProfile } from '../../contract.ts'
import { deviceStorage } from './device-storage.ts'
import { type Draft, storeDraft, readDraft, rebaseDraft, removeDraft } from './draft.ts'
import { type FormValues, valuesOf } from './form-values.ts'
import type { ProfileForm } from './form-context.ts'

const draftOf = (profile: OwnProfile): Draft => ({ memberId: profile.id, basedOn: profile.updated_at })

/** The member's unsaved input from last time; undefined if there is none. */
export const unsavedValues = (profile: OwnProfile) => readDraft(deviceStorage, draftOf(profile), valuesOf(profile))

export const storeUnsavedValues = (profile: OwnProfile, typed: FormValues) =>
  storeDraft(deviceStorage, draftOf(profile), typed, valuesOf(profile))

export const forgetUnsavedValues = (profile: OwnProfile) => removeDraft(deviceStorage, profile.id)

/** Keeps unsaved input valid after a change outside the form. */
export const carryUnsavedValues = (before: OwnProfile, after: OwnProfile) => rebaseDraft(deviceStorage, draftOf(before), after.updated_at)

/** Stores the input on this device with every change. */
export function usePersistUnsavedValues(profile: OwnProfile, form: ProfileForm) {
  useEffect(() => {
    const keep = () => storeUnsavedValues(profile, form.values.get())
    keep()
    return form.values.listen(keep)
  }, [profile, form])
}
