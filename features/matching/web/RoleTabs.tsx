import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { type MemberGroup, memberGroups } from '#features/profiles/vocabulary.ts'

export interface RoleTabsProps {
  role: MemberGroup
  onChange: (role: MemberGroup) => void
  /** At the end of the tabs' line. */
  beside: ReactNode
  children: ReactNode
}

/** Whose cards lie here: those of startups, investors or mentors. */
export function RoleTabs({ role, onChange, beside, children }: RoleTabsProps) {
  const { t } = useLingui()
  const labels = { startup: t`Startups`, investor: t`Investors`, mentor: t`Mentors` }
  return (
    <Tabs
      selectedKey={role}
      onSelectionChange={(key) => {
        const chosen = memberGroups.find((each) => each === key)
        if (chosen && chosen !== role) onChange(chosen)
      }}
    >
      <div className="mb-4 flex items-center justify-between gap-4 phone:mb-3 phone:gap-2.5">
        <TabList aria-label={t`Matches among`} className="flex min-w-0 max-w-80 flex-1 rounded-tile border border-line bg-sunken p-0.5">
          {memberGroups.map((each) => (
            <Tab key={each} id={each} className={tabClass}>
              {labels[each]}
            </Tab>
          ))}
        </TabList>
        {beside}
      </div>
      {/* Another panel each: an element keeps the id it began with. */}
      <TabPanel key={role} id={role} className="outline-offset-4">
        {children}
      </TabPanel>
    </Tabs>
  )
}

const tabClass =
  'flex h-7.5 flex-auto cursor-pointer items-center justify-center rounded-control px-2 font-medium text-ink-2 transition-colors ' +
  'data-hovered:text-ink data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus ' +
  'data-selected:bg-surface data-selected:text-ink data-selected:shadow-2 dark:data-selected:bg-pressed phone:h-10 max-[359px]:px-1'
