import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BriefcaseBusiness, CalendarDays, type LucideIcon, Send, UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { directoryPath } from '#features/directory/paths.ts'
import { dealsPath } from '#features/deals/paths.ts'
import { eventsPath } from '#features/events/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { TypeBadge } from '#features/profiles/web/index.ts'
import { useMember } from '#features/members/web/index.ts'
import { siteName } from '#platform/web/site-name.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { RecentActivity } from './activity/RecentActivity.tsx'
import { NeedsAnswer } from './NeedsAnswer.tsx'
import { CountersStrip } from './figures/CountersStrip.tsx'
import { PlatformAnalytics } from './figures/PlatformAnalytics.tsx'

/** The number of recent activities shown; the Activity tab has all. */
const shownActivities = 8

/** The dashboard's first screen: pending answers, the best match, quick actions, figures and recent activity. */
export function Overview() {
  const member = useMember()
  if (!member) return null
  const name = member.full_name || member.email
  const community = siteName()

  return (
    <>
      <section className="mb-6 flex items-center gap-4 phone:mb-4 phone:gap-3">
        <Avatar id={member.id} name={name} picture={member.profile_picture} size={52} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2.5">
            <h1 dir="auto" className="min-w-0 text-20 font-semibold wrap-anywhere">
              {name}
            </h1>
            <TypeBadge type={member.user_type} tone="accent" />
          </div>
          <p className="text-ink-2">
            <Trans>{community} Dashboard</Trans>
          </p>
        </div>
      </section>
      <div className="settles settles-columns mb-8 phone:mb-5">
        <Slot name="dashboard.notice" />
        <div className="grid grid-cols-[minmax(0,1fr)_408px] grid-rows-[auto_1fr] items-start gap-x-8 gap-y-6 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-5">
          <NeedsAnswer />
          <div className="row-span-2 grid grid-cols-[minmax(0,1fr)] gap-5 max-lg:row-span-1">
            <Slot name="dashboard.match" />
            <Slot name="dashboard.side" />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 phone:gap-5">
            <QuickActions />
            <CountersStrip />
          </div>
        </div>
      </div>
      <div className="settles settles-columns grid grid-cols-[minmax(0,1fr)_408px] items-start gap-8 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-7 phone:gap-5">
          <RecentActivity most={shownActivities} />
          <Slot name="dashboard.news" />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:mt-10">
          <Slot name="dashboard.ahead" />
          <PlatformAnalytics />
        </div>
      </div>
    </>
  )
}

function QuickActions() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Quick Actions`} className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 phone:gap-2">
      <QuickAction to={directoryPath()} icon={UserRoundPlus}>
        <Trans>Find Connections</Trans>
      </QuickAction>
      <QuickAction to={dealsPath()} icon={BriefcaseBusiness}>
        <Trans>Browse Deals</Trans>
      </QuickAction>
      <QuickAction to={messagesPath()} icon={Send}>
        <Trans>Send Message</Trans>
      </QuickAction>
      <QuickAction to={eventsPath()} icon={CalendarDays}>
        <Trans>View Events</Trans>
      </QuickAction>
    </nav>
  )
}

function QuickAction({ to, icon: Icon, children }: { to: string; icon: LucideIcon; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="card card-link flex min-h-13 items-center gap-2.5 px-3.5 py-2 font-medium phone:min-h-17.5 phone:flex-col phone:items-start phone:justify-center phone:gap-1.5"
    >
      <Icon className="text-accent-ink" aria-hidden />
      <span>{children}</span>
    </Link>
  )
}
