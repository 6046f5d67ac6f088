import { useEffect } from 'react'
import type { OwnProfile } from '../../contract.ts'
import { deviceStorage } from './device-storage.ts'
import { type Draft, keepDraft, readDraft, rebaseDraft, removeDraft } from './draft.ts'
import { type FormValues, valuesOf } from './form-values.ts'
import type { ProfileForm } from './form-context.ts'

const draftOf = (profile: OwnProfile): Draft => ({ memberId: profile.id, basedOn: profile.updated_at })

/** What the member typed last time and did not save; undefined if nothing. */
export const unsavedValues = (profile: OwnProfile) => readDraft(deviceStorage, draftOf(profile), valuesOf(profile))

export const keepUnsavedValues = (profile: OwnProfile, typed: FormValues) =>
  keepDraft(deviceStorage, draftOf(profile), typed, valuesOf(profile))

export const forgetUnsavedValues = (profile: OwnProfile) => removeDraft(deviceStorage, profile.id)

/** Lets what is unsaved outlive a change that was made beside the form. */
export const carryUnsavedValues = (before: OwnProfile, after: OwnProfile) => rebaseDraft(deviceStorage, draftOf(before), after.updated_at)

/** Keeps what is typed on this device, with every change. */
export function useKeepingUnsavedValues(profile: OwnProfile, form: ProfileForm) {
  useEffect(() => {
    const keep = () => keepUnsavedValues(profile, form.values.get())
    keep()
    return form.values.listen(keep)
  }, [profile, form])
}
