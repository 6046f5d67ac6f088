import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Boxes, Ellipsis, Pencil, Plus, Trash2, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { ConsoleScreen, ForStaff, StaffOnly } from '#features/operators/web/index.ts'
import { newId } from '#platform/web/new-id.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { ActionRow, actionLink } from '#ui/ActionRow.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { RowsSkeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import type { OperatedGroup } from '../../contract.ts'
import { groupPath } from '../../paths.ts'
import { groups, operatedPages, useChange } from '../data.ts'
import { GroupFacts } from '../GroupFacts.tsx'
import { ChooseLeader } from './ChooseLeader.tsx'
import { type EditedGroup, GroupDialog } from './GroupDialog.tsx'

const blank = (): EditedGroup => ({ id: newId(), name: '', description: '', visibility: 'open', starts_on: '', ends_on: '' })

/** Where programme managers create groups and look after them. */
export const OperatedGroups = () => (
  <StaffOnly area="programme">
    <Groups />
  </StaffOnly>
)

function Groups() {
  const { t } = useLingui()
  const [state, setState] = useState<'current' | 'archived'>('current')
  const [isCreating, setCreating] = useState<EditedGroup>()
  const pages = useInfiniteQuery(operatedPages(state))
  return (
    <ConsoleScreen
      area="programme"
      title={t`Groups`}
      description={t`Cohorts, programmes and circles with posts, events and resources of their own.`}
      actions={
        <ForStaff area="programme" changing>
          <Button size="small" onPress={() => setCreating(blank())}>
            <Plus aria-hidden />
            <Trans>Create group</Trans>
          </Button>
        </ForStaff>
      }
    >
      <section aria-label={t`Groups`} className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
        <SegmentedControl
          label={t`Which groups`}
          options={[
            { id: 'current', label: t`Current` },
            { id: 'archived', label: t`Archived` },
          ]}
          value={state}
          onChange={setState}
        />
        <div className="w-full">
          <PagedList
            pages={pages}
            skeleton={<RowsSkeleton label={t`Loading groups`} />}
            failed={t`Failed to load the groups`}
            empty={
              state === 'archived' ? (
                <EmptyState icon={Archive} title={t`No archived groups`} />
              ) : (
                <EmptyState icon={Boxes} title={t`No groups yet`}>
                  <Trans>Create a group for a cohort, a programme or a circle of members, and choose who leads it.</Trans>
                </EmptyState>
              )
            }
          >
            {(items) => (
              <ul className="card px-5 phone:px-4">
                {items.map((group) => (
                  <Row key={group.id} group={group} />
                ))}
              </ul>
            )}
          </PagedList>
        </div>
      </section>
      {isCreating && <GroupDialog group={isCreating} isNew onClose={() => setCreating(undefined)} />}
    </ConsoleScreen>
  )
}

function Row({ group }: { group: OperatedGroup }) {
  const { t } = useLingui()
  const { id, name, leaders, waiting } = group
  const names = leaders.map(({ full_name }) => full_name).join(', ')
  return (
    <ActionRow
      heading="h2"
      picture={<Avatar id={id} name={name} shape="company" size={40} />}
      title={
        <Link to={groupPath(id)} dir="auto" className={actionLink}>
          {name}
        </Link>
      }
      actions={
        <ForStaff area="programme" changing>
          <GroupMenu group={group} />
        </ForStaff>
      }
    >
      <span className="grid min-w-0 gap-1">
        <GroupFacts group={group} />
        <span className="flex flex-wrap items-center gap-2 text-12">
          {names ? (
            <span dir="auto" className="min-w-0 wrap-anywhere">
              <Trans>Led by {names}</Trans>
            </span>
          ) : (
            <Badge tone="warning">{t`No leader`}</Badge>
          )}
          {waiting > 0 && <Badge tone="warning">{t`Requests: ${waiting}`}</Badge>}
        </span>
      </span>
    </ActionRow>
  )
}

function GroupMenu({ group }: { group: OperatedGroup }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'edit' | 'leader' | 'delete'>()
  const close = () => setOpen(undefined)
  const { id, name, archived_at } = group
  const archive = useChange({
    send: () => groups.call.setArchived({ id, archived: !archived_at }),
    failed: t`Failed to change ${name}`,
    onDone: () => toast.success(archived_at ? t`${name} is open again` : t`${name} is archived`),
  })
  const remove = useChange({
    send: () => groups.call.remove({ id }),
    failed: t`Failed to delete ${name}`,
    onDone() {
      close()
      toast.info(t`${name} has been deleted`)
    },
  })
  return (
    <>
      <Menu
        label={t`Actions for ${name}`}
        placement="bottom end"
        trigger={<IconButton icon={Ellipsis} label={t`Actions for ${name}`} isDisabled={archive.isPending} />}
      >
        <MenuItem label={t`Edit group`} icon={Pencil} onAction={() => setOpen('edit')} />
        <MenuItem label={t`Choose a leader`} icon={UsersRound} onAction={() => setOpen('leader')} />
        <MenuItem
          label={archived_at ? t`Reopen group` : t`Archive group`}
          icon={archived_at ? ArchiveRestore : Archive}
          onAction={() => archive.mutate()}
        />
        <MenuItem label={t`Delete group`} icon={Trash2} isDangerous onAction={() => setOpen('delete')} />
      </Menu>
      {open === 'edit' && (
        <GroupDialog group={{ ...group, starts_on: group.starts_on ?? '', ends_on: group.ends_on ?? '' }} isNew={false} onClose={close} />
      )}
      {open === 'leader' && <ChooseLeader group={group} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'delete'}
        onOpenChange={close}
        title={t`Delete ${name}?`}
        description={
          <Trans>
            Its posts with their comments and pictures, its resources and its webinars are deleted. Its upcoming events are cancelled, and
            those who registered are notified. This cannot be undone. To keep everything readable, archive the group instead.
          </Trans>
        }
        confirmLabel={t`Delete group`}
        cancelLabel={t`Keep group`}
        closeLabel={t`Close`}
        pending={remove.isPending}
        pendingLabel={t`Deleting`}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
