import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import type { EditedPicture } from './edited-picture.ts'

interface RemovePictureDialogProps {
  edited: EditedPicture
  onClose: () => void
}

/** Asks first, since the files are deleted on the server and this can't be undone. */
export function RemovePictureDialog({ edited: { remove, texts }, onClose }: RemovePictureDialogProps) {
  const { t } = useLingui()
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      onClose()
      toast.success(texts.removed)
    },
    onError: (error) => toast.error(texts.removeFailed, { description: problemOf(error).text }),
  })

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={texts.removeQuestion}
      description={texts.removeNote}
      confirmLabel={t`Remove`}
      cancelLabel={t`Keep`}
      closeLabel={t`Close`}
      onConfirm={() => removal.mutate()}
      pending={removal.isPending}
    />
  )
}
