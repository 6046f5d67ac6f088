import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis, LogOut, Pencil } from 'lucide-react'
import { useState } from 'react'
import { asWritten } from '#platform/web/as-written.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { toast } from '#ui/toast.ts'
import type { Group } from '../../contract.ts'
import { groups, useChange } from '../data.ts'
import { GroupFacts } from '../GroupFacts.tsx'
import { JoinButton } from '../JoinButton.tsx'
import { EditGroup } from './EditGroup.tsx'

/** Name, facts and description of a group, with what the viewer can do. */
export function GroupHeader({ group }: { group: Group }) {
  const { id, name, description } = group
  return (
    <header className="card grid gap-3 p-5 phone:p-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Avatar id={id} name={name} shape="company" size={52} className="phone:hidden" />
        <div className="min-w-0 flex-1 basis-60">
          <h1 dir="auto" className="text-20 font-semibold text-balance wrap-anywhere">
            {name}
          </h1>
          <div className="mt-1.5">
            <GroupFacts group={group} />
          </div>
        </div>
        <div className="flex items-center gap-1">
          <JoinButton group={group} />
          <GroupMenu group={group} />
        </div>
      </div>
      {description && (
        <p {...asWritten(description)} className="whitespace-pre-line wrap-anywhere text-ink-2">
          {description}
        </p>
      )}
    </header>
  )
}

function GroupMenu({ group }: { group: Group }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'edit' | 'leave'>()
  const { id, name, standing, can } = group
  const isIn = standing === 'leader' || standing === 'person'
  const mayEdit = can.manage && !group.archived_at
  const leave = useChange({
    send: () => groups.call.leave({ id }),
    failed: t`Failed to leave ${name}`,
    onDone() {
      setOpen(undefined)
      toast.info(t`You have left ${name}`)
    },
  })
  if (!isIn && !mayEdit) return null
  return (
    <>
      <Menu label={t`More actions`} placement="bottom end" trigger={<IconButton icon={Ellipsis} label={t`More actions`} />}>
        {mayEdit && <MenuItem label={t`Edit group`} icon={Pencil} onAction={() => setOpen('edit')} />}
        {isIn && <MenuItem label={t`Leave group`} icon={LogOut} isDangerous onAction={() => setOpen('leave')} />}
      </Menu>
      {open === 'edit' && <EditGroup group={group} onClose={() => setOpen(undefined)} />}
      <ConfirmDialog
        isOpen={open === 'leave'}
        onOpenChange={() => setOpen(undefined)}
        title={t`Leave ${name}?`}
        description={
          standing === 'leader' ? (
            <Trans>
              You will no longer see its posts, events and resources, and your places at its events are given up. If nobody else leads the
              group, the community’s programme managers look after it.
            </Trans>
          ) : (
            <Trans>You will no longer see its posts, events and resources, and your places at its events are given up.</Trans>
          )
        }
        confirmLabel={t`Leave group`}
        cancelLabel={t`Stay in group`}
        closeLabel={t`Close`}
        pending={leave.isPending}
        pendingLabel={t`Leaving`}
        onConfirm={() => leave.mutate()}
      />
    </>
  )
}
