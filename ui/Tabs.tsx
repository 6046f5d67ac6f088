import { type ReactNode, useEffect, useRef } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { classNames } from './class-names.ts'
import { CountBadge } from './CountBadge.tsx'

export interface TabsProps<Id extends string> {
  label: string
  /** `count` is a grey number after the label, `unread` an accent-coloured one. */
  tabs: readonly { id: Id; label: string; count?: string; unread?: string; isDisabled?: boolean }[]
  value: Id
  onChange: (id: Id) => void
  /** The panel of the selected tab. */
  children: ReactNode
  className?: string
}

/** Tabs of a screen. The screen stores the selection in its URL. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children, className }: TabsProps<Id>) {
  const strip = useRef<HTMLDivElement>(null)
  // Scrolls the selected tab into view if there is not enough space, also when the counts have loaded.
  useEffect(() => {
    const box = strip.current
    const list = box?.querySelector('[role=tablist]')
    const show = new ResizeObserver(() => {
      const chosen = list?.querySelector<HTMLElement>(`[data-key="${value}"]`)
      if (box && chosen) box.scrollLeft = chosen.offsetLeft - (box.clientWidth - chosen.offsetWidth) / 2
    })
    if (list) show.observe(list)
    return () => show.disconnect()
  }, [value])

  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = tabs.find((tab) => tab.id === key)
        if (chosen) onChange(chosen.id)
      }}
      className={className}
    >
      <div ref={strip} className="relative overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none] phone:-mx-4">
        <TabList aria-label={label} className="flex w-max gap-6 phone:gap-5 phone:px-4">
          {tabs.map(({ id, label: text, count, unread, isDisabled }) => (
            <Tab key={id} id={id} isDisabled={isDisabled} className={tabClass}>
              {text}
              {count && <span className="font-normal text-ink-3 tabular-nums">{count}</span>}
              {unread && <CountBadge>{unread}</CountBadge>}
            </Tab>
          ))}
        </TabList>
      </div>
      {/* A new element for each panel, because React Aria does not update ids. */}
      <TabPanel key={value} id={value} className="pt-4 outline-offset-4">
        {children}
      </TabPanel>
    </AriaTabs>
  )
}

const tabClass = classNames(
  'inline-flex min-h-[42px] shrink-0 cursor-pointer items-center gap-1.5 border-b-2 border-transparent forced-colors:not-data-selected:border-[Canvas] font-medium whitespace-nowrap text-ink-2 outline-offset-[-2px]',
  'data-hovered:text-ink data-selected:border-accent-mark data-selected:text-ink data-disabled:cursor-default data-disabled:text-ink-off',
  'data-focus-visible:rounded-badge data-focus-visible:outline-2 data-focus-visible:outline-focus phone:min-h-11',
)
