import { Trans, useLingui } from '@lingui/react/macro'
import { Mail, X } from 'lucide-react'
import { useState } from 'react'
import { PersonName, PersonPicture } from '#features/groups/web/index.ts'
import { LoadMore } from '#platform/web/LoadMore.tsx'
import { formatDay } from '#platform/web/format-day.ts'
import type { PagedListProps } from '#platform/web/PagedList.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { ActionRow } from '#ui/ActionRow.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { toast } from '#ui/toast.ts'
import type { Organisation } from '../../organisation-contract.ts'
import type { OpenInvitation } from '../../people-contract.ts'
import { organisations } from '../data.ts'
import { roleLabels } from '../labels.ts'
import { useChange } from '../use-change.ts'

interface OpenInvitationsProps {
  organisation: Organisation
  pages: PagedListProps<OpenInvitation>['pages']
}

/** Invitations that have not been answered. Renders nothing if there are none. */
export function OpenInvitations({ organisation: { id }, pages }: OpenInvitationsProps) {
  const { t } = useLingui()
  const invitations = itemsOf(pages.data)
  if (invitations.length === 0) return null
  return (
    <SettingsGroup title={t`Open invitations`}>
      <ul>
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} organisationId={id} invitation={invitation} />
        ))}
      </ul>
      {pages.hasNextPage && <LoadMore pages={pages} />}
    </SettingsGroup>
  )
}

function Invitation({ organisationId, invitation }: { organisationId: string; invitation: OpenInvitation }) {
  const { t, i18n } = useLingui()
  const { id, member, email, role, title, expires_at } = invitation
  const name = member?.full_name ?? email ?? ''
  const day = formatDay(expires_at)
  const [isAsking, setAsking] = useState(false)
  return (
    <ActionRow
      picture={member ? <PersonPicture member={member} /> : <MailPicture />}
      title={member ? <PersonName member={member} /> : name}
      actions={
        <>
          <IconButton icon={X} label={t`Withdraw the invitation to ${name}`} onPress={() => setAsking(true)} />
          {isAsking && <WithdrawDialog organisationId={organisationId} id={id} name={name} onClose={() => setAsking(false)} />}
        </>
      }
    >
      <span className="min-w-0 wrap-anywhere">
        {title && `${title} · `}
        {i18n._(roleLabels[role])} · <Trans>until {day}</Trans>
      </span>
    </ActionRow>
  )
}

interface WithdrawDialogProps {
  organisationId: string
  id: string
  /** Of the person, or their address. */
  name: string
  onClose: () => void
}

function WithdrawDialog({ organisationId, id, name, onClose }: WithdrawDialogProps) {
  const { t } = useLingui()
  const withdraw = useChange({
    send: () => organisations.call.withdrawInvitation({ id: organisationId, invitation_id: id }),
    failed: t`Failed to withdraw the invitation`,
    onDone() {
      onClose()
      toast.info(t`Invitation to ${name} withdrawn`)
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Withdraw the invitation to ${name}?`}
      description={<Trans>They can no longer accept it. You can invite them again at any time.</Trans>}
      confirmLabel={t`Withdraw invitation`}
      cancelLabel={t`Keep`}
      closeLabel={t`Close`}
      pending={withdraw.isPending}
      onConfirm={() => withdraw.mutate()}
    />
  )
}

const MailPicture = () => (
  <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-2 dark:bg-pressed">
    <Mail aria-hidden />
  </span>
)
