import { useLingui } from '@lingui/react/macro'
import { problemOf } from '#platform/web/problem.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import type { OwnProfile } from '../../contract.ts'
import { useRemovePicture } from '../data.ts'
import { carryUnsavedValues } from '../edit/unsaved-values.ts'
import type { PictureKind } from '../../picture-kinds.ts'

interface RemovePictureDialogProps {
  profile: OwnProfile
  kind: PictureKind
  onClose: () => void
}

/** Asks first, since the files are deleted on the server and this can't be undone. */
export function RemovePictureDialog({ profile, kind, onClose }: RemovePictureDialogProps) {
  const { t } = useLingui()
  const removal = useRemovePicture(kind)
  const isCover = kind === 'cover'
  const remove = () =>
    removal.mutate(undefined, {
      onSuccess: (changed) => {
        carryUnsavedValues(profile, changed)
        onClose()
        toast.success(isCover ? t`Cover photo removed` : t`Profile picture removed`)
      },
      onError: (error) =>
        toast.error(isCover ? t`Failed to remove cover photo` : t`Failed to remove profile picture`, {
          description: problemOf(error).text,
        }),
    })

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={isCover ? t`Remove your cover photo?` : t`Remove your profile picture?`}
      description={isCover ? t`The space above your name will be empty.` : t`Your initials will be shown instead.`}
      confirmLabel={t`Remove`}
      cancelLabel={t`Keep`}
      closeLabel={t`Close`}
      onConfirm={remove}
      pending={removal.isPending}
    />
  )
}
