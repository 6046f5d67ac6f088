import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import type { OrganisationBrief } from '../../contract.ts'
import { longestText } from '../../limits.ts'
import { organisations } from '../data.ts'
import { useChange } from '../use-change.ts'

type Asked = Pick<OrganisationBrief, 'id' | 'name'>

interface AskToJoinProps {
  organisation: Asked
  size?: 'small' | 'regular'
  variant?: 'primary' | 'secondary' | 'soft'
}

export function AskToJoin({ organisation, size, variant }: AskToJoinProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size={size} variant={variant} onPress={() => setOpen(true)}>
        <Trans>Ask to join</Trans>
      </Button>
      {isOpen && <AskToJoinDialog organisation={organisation} onClose={() => setOpen(false)} />}
    </>
  )
}

function AskToJoinDialog({ organisation: { id, name }, onClose }: { organisation: Asked; onClose: () => void }) {
  const { t } = useLingui()
  const [note, setNote] = useState('')
  const ask = useChange({
    send: () => organisations.call.askToJoin({ id, note }),
    onDone() {
      onClose()
      toast.success(t`Request sent`, { description: t`You’ll be notified once you can post for ${name}.` })
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={note === ''}
      title={t`Ask to join ${name}?`}
      description={<Trans>Its owners and admins see your request and your profile.</Trans>}
      closeLabel={t`Close`}
    >
      <FormBanner>{ask.error && problemOf(ask.error).text}</FormBanner>
      <TextArea
        autoFocus
        label={t`Your note`}
        mark={t`Optional`}
        hint={t`What you do there, or who can vouch for you.`}
        value={note}
        onChange={setNote}
        rows={3}
        limit={longestText.note}
      />
      <DialogActions>
        <Button onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          variant="primary"
          pending={ask.isPending}
          pendingLabel={t`Sending`}
          isDisabled={note.length > longestText.note}
          onPress={() => ask.mutate()}
        >
          <Trans>Send request</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
