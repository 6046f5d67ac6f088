import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { profilePath } from '#features/members/paths.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { StaffMember } from '../contract.ts'
import { RoleDialog } from './RoleDialog.tsx'
import { ForStaff } from './StaffOnly.tsx'
import { staff } from './data.ts'
import { useRoleNames } from './role-names.ts'

/** Who helps to run the community. */
export function Staff() {
  const { t } = useLingui()
  const pages = useInfiniteQuery(staff())
  const [edited, setEdited] = useState<StaffMember>()
  return (
    <section aria-label={t`Roles`} className="card px-5 phone:px-4">
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading roles`}>
            <Skeleton className="my-5 w-60" />
          </SkeletonGroup>
        }
        failed={t`Failed to load roles`}
        empty={<EmptyState icon={Users} title={t`Nobody has a role`} />}
      >
        {(items) => (
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <StaffRow key={item.member.id} item={item} onEdit={() => setEdited(item)} />
            ))}
          </ul>
        )}
      </PagedList>
      {edited && <RoleDialog member={edited.member} role={edited.role} onClose={() => setEdited(undefined)} />}
    </section>
  )
}

function StaffRow({ item: { member, role }, onEdit }: { item: StaffMember; onEdit: () => void }) {
  const { t } = useLingui()
  const names = useRoleNames()
  const { full_name } = member
  return (
    <li className="flex items-center gap-4 py-2.5">
      <div className="min-w-0 flex-1">
        <Link to={profilePath(member.id)} dir="auto" className="font-medium wrap-anywhere hover:underline">
          {full_name}
        </Link>
        <p className="text-12 text-ink-2">{names[role].name}</p>
      </div>
      <ForStaff area="staff" changing>
        <Button size="small" aria-label={t`Change the role of ${full_name}`} onPress={onEdit}>
          <Trans>Change</Trans>
        </Button>
      </ForStaff>
    </li>
  )
}
