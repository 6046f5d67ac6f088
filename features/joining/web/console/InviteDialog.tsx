import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { GroupField } from '#features/groups/web/index.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { DropZone } from '#ui/DropZone.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import { csvLimit } from '../../limits.ts'
import { joining } from '../data.ts'
import { FilePreview } from './FilePreview.tsx'
import { refetchConsole } from './refetch.ts'

/** Invites people by email, typed or from a file, after a check that sends nothing. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const [file, setFile] = useState<File>()
  const [groupId, setGroupId] = useState<string | null>(null)
  const preview = useMutation({ mutationFn: (chosen: File) => joining.upload('previewFile', { file: chosen }) })
  const invite = useMutation({
    mutationFn: (chosen: File) => joining.upload('inviteFile', { file: chosen, ...(groupId && { group_id: groupId }) }),
    async onSuccess({ invited }) {
      const count = invited.toLocaleString(readerLocale())
      toast.success(t`Invitations are on their way`, { description: t`People invited: ${count}` })
      await refetchConsole(queryClient)
      onClose()
    },
  })
  const isTooLarge = file !== undefined && file.size > csvLimit.bytes
  const failure = invite.error ?? preview.error
  const check = (chosen: File) => {
    setFile(chosen)
    invite.reset()
    preview.reset()
    if (chosen.size <= csvLimit.bytes) preview.mutate(chosen)
  }
  const good = preview.data?.good ?? 0
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      size="large"
      title={t`Invite people`}
      description={t`You’ll see who is invited before anything is sent.`}
      closeLabel={t`Close`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextArea
          label={t`Email addresses, separated by commas or line breaks`}
          rows={3}
          value={typed}
          spellCheck="false"
          onChange={(text) => {
            setTyped(text)
            setFile(undefined)
            preview.reset()
          }}
        />
        <DropZone
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          icon={FileUp}
          buttonLabel={t`Choose a CSV file`}
          hint={file && file.name !== typedName ? file.name : t`or drop it here`}
          isMultiple={false}
          isSmall
          onFiles={([chosen]) => {
            if (!chosen) return
            setTyped('')
            check(chosen)
          }}
        />
        <p className="text-12 text-ink-2">
          <Trans>
            A file needs a column “email” and may have “name”, “type” (startup, investor, mentor, advisor) and “language” (en, de, fr, es).
          </Trans>
        </p>
        <GroupField
          value={groupId}
          onChange={setGroupId}
          mark={t`Optional`}
          hint={t`New members are added to this group, even if it is hidden.`}
        />
        {isTooLarge && (
          <Banner tone="danger">
            <Trans>This file is larger than 8 MB. Please split it.</Trans>
          </Banner>
        )}
        {failure && <Banner tone="danger">{problemOf(failure).text}</Banner>}
        {preview.data && <FilePreview preview={preview.data} />}
      </div>
      <DialogActions>
        <Button onPress={onClose} isDisabled={invite.isPending}>
          <Trans>Cancel</Trans>
        </Button>
        {file && good > 0 ? (
          <Button variant="primary" pending={invite.isPending} pendingLabel={t`Inviting`} onPress={() => invite.mutate(file)}>
            <Plural value={good} one="Invite # person" other="Invite # people" />
          </Button>
        ) : (
          <Button
            variant="primary"
            isDisabled={!typed.trim() && !preview.isPending}
            pending={preview.isPending}
            pendingLabel={t`Checking`}
            onPress={() => check(new File([typed], typedName, { type: 'text/csv' }))}
          >
            <Trans>Check addresses</Trans>
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const typedName = 'typed.csv'
