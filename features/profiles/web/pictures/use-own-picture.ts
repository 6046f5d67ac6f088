import { useLingui } from '@lingui/react/macro'
import type { OwnProfile } from '../../contract.ts'
import type { PictureKind } from '../../picture-kinds.ts'
import { profiles, useRememberProfile } from '../data.ts'
import { carryUnsavedValues } from '../edit/unsaved-values.ts'
import type { EditedPicture } from './edited-picture.ts'

/** The picture or the cover photo of the member's own profile. */
export function useOwnPicture(profile: OwnProfile, kind: PictureKind): EditedPicture {
  const { t } = useLingui()
  const remember = useRememberProfile()
  const take = (changed: OwnProfile) => {
    carryUnsavedValues(profile, changed)
    remember(changed)
  }
  const isCover = kind === 'cover'
  return {
    kind,
    isRound: !isCover,
    picture: isCover ? profile.cover_photo : profile.profile_picture,
    upload: async (input, options) => take(await profiles.upload(isCover ? 'uploadCover' : 'uploadPicture', input, options)),
    remove: async () => take(await (isCover ? profiles.call.removeCover() : profiles.call.removePicture())),
    texts: isCover
      ? {
          title: t`Cover photo`,
          add: t`Add cover`,
          change: t`Change cover`,
          save: t`Save Cover Photo`,
          uploaded: t`Cover photo updated successfully!`,
          uploadFailed: t`Failed to upload cover photo`,
          removeQuestion: t`Remove your cover photo?`,
          removeNote: t`The space above your name will be empty.`,
          removed: t`Cover photo removed`,
          removeFailed: t`Failed to remove cover photo`,
        }
      : {
          title: t`Profile picture`,
          add: t`Add profile picture`,
          change: t`Change profile picture`,
          save: t`Save Picture`,
          uploaded: t`Profile picture uploaded successfully!`,
          uploadFailed: t`Upload Failed`,
          uploadFailedNote: t`Failed to upload profile picture`,
          removeQuestion: t`Remove your profile picture?`,
          removeNote: t`Your initials will be shown instead.`,
          removed: t`Profile picture removed`,
          removeFailed: t`Failed to remove profile picture`,
        },
  }
}
