import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useChangesArea, useMember, useReadsArea } from '#features/members/web/index.ts'
import { dashboardPath } from '#platform/paths.ts'
import { type StaffArea, isStaff, mayChange, mayRead } from '#platform/staff.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { buttonClass } from '#ui/button-class.ts'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** In place of the console, for those who still need a second factor. */
    'operators.factorDue': object
  }
}

interface StaffOnlyProps {
  /** By default, everybody with a role sees the screen. */
  area?: StaffArea
  /** Only for those who may change the area. */
  changing?: boolean
  children: ReactNode
}

/** A screen for those who may read an area of running the community; a 404 for other members. */
export function StaffOnly({ area, changing = false, children }: StaffOnlyProps) {
  const member = useMember()
  const role = member?.role ?? 'member'
  const may = changing ? mayChange : mayRead
  if (!(area ? may(role, area) : isStaff(role))) return <NotFound />
  return member?.factor_due ? <Slot name="operators.factorDue" /> : children
}

interface ForStaffProps {
  area: StaffArea
  /** Only for those who may change it. */
  changing?: boolean
  children: ReactNode
}

/** Part of a screen for those who may read an area of running the community; nothing for others. */
export function ForStaff({ area, changing, children }: ForStaffProps) {
  const reads = useReadsArea(area)
  const changes = useChangesArea(area)
  return (changing ? changes : reads) && children
}

function NotFound() {
  const { t } = useLingui()
  usePageTitle('subject', t`Page not found`)
  return (
    <EmptyState
      isPage
      icon={Compass}
      title={t`Page not found`}
      action={
        <Link to={dashboardPath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>Back to the dashboard</Trans>
        </Link>
      }
    >
      <Trans>There is no page at this address. It may have moved, or the link may be incomplete.</Trans>
    </EmptyState>
  )
}
