import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { UserRoundCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { PagedList } from '#platform/web/PagedList.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { BlockedMember } from '../contract.ts'
import { Unsettled } from '#ui/Unsettled.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import { blockedMembers } from './data.ts'
import { useSetBlocked } from './use-set-blocked.ts'

/** The members that the reader has blocked, each with buttons to report and unblock them. */
export function BlockedMembers() {
  const { t } = useLingui()
  const pages = useInfiniteQuery(blockedMembers())
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(box, itemsOf(pages.data).length)

  return (
    <SettingsGroup title={t`Blocked members`}>
      <div ref={box} tabIndex={-1} className="outline-none" {...keptFocus}>
        <PagedList
          pages={pages}
          skeleton={
            <SkeletonGroup label={t`Loading blocked members`}>
              <Unsettled />
              <div className="flex h-16 items-center gap-3">
                <Skeleton className="size-10 rounded-full" />
                <Skeleton className="w-36" />
              </div>
            </SkeletonGroup>
          }
          failed={t`Failed to load blocked members`}
          empty={
            <EmptyState icon={UserRoundCheck} title={t`No blocked members`}>
              <Trans>You can block a member from the menu on their profile. You then can’t see or contact each other.</Trans>
            </EmptyState>
          }
        >
          {(members) => (
            <ul>
              {members.map((member) => (
                <BlockedRow key={member.id} member={member} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </SettingsGroup>
  )
}

function BlockedRow({ member }: { member: BlockedMember }) {
  const { t } = useLingui()
  const change = useSetBlocked()
  const [isReporting, setReporting] = useState(false)
  const name = member.full_name
  const stopReporting = () => setReporting(false)
  return (
    <li className="flex min-h-16 flex-wrap items-center py-2 gap-3 border-t border-line first:border-t-0">
      <Avatar id={member.id} name={name} picture={member.profile_picture} size={40} />
      <div className="min-w-0 flex-1 basis-[8rem]">
        <p dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
          {name}
        </p>
        <p dir="auto" className="truncate text-ink-2">
          {member.company_name}
        </p>
      </div>
      <div className="ms-auto flex gap-1">
        <Button size="small" variant="quiet" aria-label={t`Report ${name}`} onPress={() => setReporting(true)}>
          <Trans>Report</Trans>
        </Button>
        <Button
          size="small"
          aria-label={t`Unblock ${name}`}
          pending={change.isPending}
          onPress={() => change.mutate({ member, isBlocked: false })}
        >
          <Trans>Unblock</Trans>
        </Button>
      </div>
      {isReporting && <Slot name="member.report" member={member} isHidden onClose={stopReporting} onBlocked={stopReporting} />}
    </li>
  )
}
