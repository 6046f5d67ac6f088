import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Ellipsis, UserMinus, UserPlus, UsersRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { useChangesArea, useMember } from '#features/members/web/index.ts'
import { LoadMore } from '#platform/web/LoadMore.tsx'
import { PagedList } from '#platform/web/PagedList.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { ActionRow } from '#ui/ActionRow.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { RowsSkeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { Group, GroupPerson, GroupRequest } from '../../contract.ts'
import { groups, peoplePages, refreshGroups, requestPages, useChange } from '../data.ts'
import { AddPeople } from './AddPeople.tsx'
import { AnswerRequest } from './AnswerRequest.tsx'
import { GroupSection } from './GroupSection.tsx'
import { PersonName, PersonPicture } from './PersonLine.tsx'

/** Who is in a group, and for those who manage it, who asks to join. */
export function People({ group }: { group: Group }) {
  const { t } = useLingui()
  const { id, can, archived_at } = group
  const [isAdding, setAdding] = useState(false)
  const requests = useInfiniteQuery({ ...requestPages(id), enabled: can.manage })
  const people = useInfiniteQuery(peoplePages(id))
  const asking = itemsOf(requests.data)
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(box, `${asking.length} ${itemsOf(people.data).length}`)
  return (
    <div ref={box} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-7 outline-none" {...keptFocus}>
      {asking.length > 0 && (
        <GroupSection title={t`Requests to join`}>
          <ul className="card px-5 phone:px-4">
            {asking.map((request) => (
              <Request key={request.id} group={group} request={request} />
            ))}
          </ul>
          {requests.hasNextPage && <LoadMore pages={requests} />}
        </GroupSection>
      )}
      <GroupSection
        title={t`People`}
        action={
          can.manage &&
          !archived_at && (
            <Button size="small" onPress={() => setAdding(true)}>
              <UserPlus aria-hidden />
              <Trans>Add people</Trans>
            </Button>
          )
        }
      >
        <PagedList
          pages={people}
          skeleton={<RowsSkeleton label={t`Loading the people`} />}
          failed={t`Failed to load the people`}
          empty={
            <EmptyState icon={UsersRound} title={t`Nobody is in this group yet`}>
              {can.manage && <Trans>Add people, or choose a leader who does.</Trans>}
            </EmptyState>
          }
        >
          {(items) => (
            <ul className="card px-5 phone:px-4">
              {items.map((person) => (
                <PersonRow key={person.id} group={group} person={person} />
              ))}
            </ul>
          )}
        </PagedList>
      </GroupSection>
      {isAdding && <AddPeople group={group} onClose={() => setAdding(false)} />}
    </div>
  )
}

function PersonRow({ group, person }: { group: Group; person: GroupPerson }) {
  const { t } = useLingui()
  return (
    <ActionRow
      picture={<PersonPicture member={person} />}
      title={<PersonName member={person} />}
      actions={
        <span className="flex items-center gap-2">
          {person.is_leader && <Badge tone="accent">{t`Leader`}</Badge>}
          <PersonMenu group={group} person={person} />
        </span>
      }
    >
      {person.company_name && (
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {person.company_name}
        </span>
      )}
    </ActionRow>
  )
}

/** Leaders are removed by those who manage the programme. */
function PersonMenu({ group, person }: { group: Group; person: GroupPerson }) {
  const { t } = useLingui()
  const member = useMember()
  const isManager = useChangesArea('programme')
  const name = person.full_name
  const remove = useChange({
    send: () => groups.call.removePerson({ id: group.id, member_id: person.id }),
    failed: t`Failed to remove ${name}`,
    onDone: () => toast.info(t`${name} is no longer in this group`),
  })
  const lead = useChange({
    send: () => groups.call.setLeader({ id: group.id, member_id: person.id, is_leader: !person.is_leader }),
    failed: t`Failed to change the leaders`,
  })
  const mayRemove = group.can.manage && person.id !== member?.id && (!person.is_leader || isManager)
  if (!mayRemove && !isManager) return null
  return (
    <Menu
      label={t`Actions for ${name}`}
      placement="bottom end"
      trigger={<IconButton icon={Ellipsis} label={t`Actions for ${name}`} isDisabled={remove.isPending || lead.isPending} />}
    >
      {isManager && (
        <MenuItem label={person.is_leader ? t`Remove as leader` : t`Make leader`} icon={UsersRound} onAction={() => lead.mutate()} />
      )}
      {mayRemove && <MenuItem label={t`Remove from group`} icon={UserMinus} isDangerous onAction={() => remove.mutate()} />}
    </Menu>
  )
}

function Request({ group: { id }, request }: { group: Group; request: GroupRequest }) {
  return (
    <ActionRow
      picture={<PersonPicture member={request} />}
      title={<PersonName member={request} />}
      actions={
        <AnswerRequest
          member={request}
          send={(answer) => groups.call.answer({ id, member_id: request.id, answer })}
          refresh={refreshGroups}
        />
      }
    >
      {request.company_name && (
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {request.company_name}
        </span>
      )}
    </ActionRow>
  )
}
