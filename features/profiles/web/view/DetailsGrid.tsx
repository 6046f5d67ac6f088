import type { ReactNode } from 'react'

interface DetailsGridProps {
  /** Above the facts; on narrow screens, above everything. */
  aside?: ReactNode
  /** At the side; on narrow screens, below everything. */
  facts: ReactNode
  factsLabel: string
  /** The texts. */
  children: ReactNode
}

/** The content below the header of a page: texts on the left, facts at the side. */
export const DetailsGrid = ({ aside, facts, factsLabel, children }: DetailsGridProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_340px] grid-rows-[auto_1fr] gap-x-10 pt-7 max-lg:grid-cols-[minmax(0,1fr)] phone:pt-5">
    <div className="lg:col-start-2">{aside}</div>
    <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">{children}</div>
    <aside aria-label={factsLabel} className="lg:col-start-2">
      {facts}
    </aside>
  </div>
)
