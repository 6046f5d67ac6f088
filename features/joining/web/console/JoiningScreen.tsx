import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { ConsoleScreen, StaffOnly } from '#features/operators/web/index.ts'
import { usePolling, useWatched } from '#platform/web/live/index.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { waitingApplications } from '../data.ts'
import { ApplicationsTab } from './ApplicationsTab.tsx'
import { InvitationsTab } from './InvitationsTab.tsx'
import { RulesTab } from './RulesTab.tsx'
import { WelcomeTab } from './WelcomeTab.tsx'
import { type JoiningTab, validTab } from './search.ts'

const contents: Record<JoiningTab, ComponentType> = {
  applications: ApplicationsTab,
  invitations: InvitationsTab,
  rules: RulesTab,
  welcome: WelcomeTab,
}

const topics = ['joining:console']

/** How people join, for operators: who asks, who is invited, what applies, and what new members are told. */
export const JoiningScreen = () => (
  <StaffOnly area="community">
    <Joining />
  </StaffOnly>
)

function Joining() {
  const { t } = useLingui()
  const [{ tab = 'applications' }, change] = useScreenSearch(validTab)
  useWatched(topics)
  const waiting = useQuery({ ...waitingApplications(), refetchInterval: usePolling() }).data?.waiting ?? 0
  const Content = contents[tab]
  return (
    <ConsoleScreen area="community" title={t`Joining`} description={t`Who asks to join, who is invited, and what new members are told.`}>
      <Tabs<JoiningTab>
        label={t`Joining`}
        className="min-w-0"
        tabs={[
          { id: 'applications', label: t`Applications`, ...(waiting > 0 && { unread: String(waiting) }) },
          { id: 'invitations', label: t`Invitations` },
          { id: 'rules', label: t`How people join` },
          { id: 'welcome', label: t({ message: 'Welcome', context: 'console' }) },
        ]}
        value={tab}
        onChange={(next) => change(validTab({ tab: next }))}
      >
        <Content />
      </Tabs>
    </ConsoleScreen>
  )
}
