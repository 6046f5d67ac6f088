import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { classNames } from './class-names.ts'
import { CountBadge } from './CountBadge.tsx'

export interface TabsProps<Id extends string> {
  label: string
  /** `count` is a quiet number behind the label, `unread` one in the accent. */
  tabs: readonly { id: Id; label: string; count?: string; unread?: string; isDisabled?: boolean }[]
  value: Id
  onChange: (id: Id) => void
  /** The panel of the chosen tab. */
  children: ReactNode
  className?: string
}

/** Parts of one screen, one in sight. The screen keeps the choice in its address. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children, className }: TabsProps<Id>) {
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = tabs.find((tab) => tab.id === key)
        if (chosen) onChange(chosen.id)
      }}
      className={className}
    >
      <TabList
        aria-label={label}
        className="flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none] phone:-mx-4 phone:gap-5 phone:px-4"
      >
        {tabs.map(({ id, label: text, count, unread, isDisabled }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={tabClass}>
            {text}
            {count && <span className="font-normal text-ink-3 tabular-nums">{count}</span>}
            {unread && <CountBadge>{unread}</CountBadge>}
          </Tab>
        ))}
      </TabList>
      {/* Another panel each: an element keeps the id it began with. */}
      <TabPanel key={value} id={value} className="pt-4 outline-offset-4">
        {children}
      </TabPanel>
    </AriaTabs>
  )
}

const tabClass = classNames(
  'inline-flex h-[42px] shrink-0 cursor-pointer items-center gap-1.5 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-2',
  'data-hovered:text-ink data-selected:border-accent-mark data-selected:text-ink data-disabled:cursor-default data-disabled:text-ink-off',
  'data-focus-visible:rounded-badge data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus phone:h-11',
)
