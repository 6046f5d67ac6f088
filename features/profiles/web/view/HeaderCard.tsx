import type { ReactNode } from 'react'

interface HeaderCardProps {
  cover: ReactNode
  /** Overlaps the cover; 104 pixels wide. */
  picture: ReactNode
  title: string
  /** Level of the title: h1 if it is the page's. */
  heading?: 'h1' | 'h2'
  /** After the title. */
  badges: ReactNode
  /** In a line below the title; empty ones are left out. */
  facts: readonly (string | null | undefined | false)[]
  actions?: ReactNode
}

/** The header of a page about a member or an organisation; full-width on phones. */
export function HeaderCard({ cover, picture, title, heading: Heading = 'h1', badges, facts, actions }: HeaderCardProps) {
  const known = facts.filter(Boolean)
  return (
    <article className="card overflow-clip phone:-mx-4 phone:-mt-4 phone:rounded-none phone:border-x-0 phone:border-t-0">
      {cover}
      <div className="-mt-10 flex items-end gap-5 px-7 pb-6 phone:-mt-9 phone:block phone:px-4 phone:pb-4">
        {picture}
        <div className="min-w-0 flex-1 pt-13 phone:pt-2.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Heading className="min-w-0 text-20 font-semibold break-words">{title}</Heading>
            {badges}
          </div>
          {known.length > 0 && <p className="break-words text-ink-2">{known.join(' · ')}</p>}
        </div>
        {actions && (
          <div className={`flex flex-wrap items-center gap-2 empty:hidden phone:mt-3.5 phone:[&>:not([aria-haspopup])]:flex-auto ${rows}`}>
            {actions}
          </div>
        )}
      </div>
    </article>
  )
}

/** On phones, four actions don't fit in a row: the main one has its own then. */
const rows = 'phone:[&:has(>:nth-child(4))>[data-main]]:order-first phone:[&:has(>:nth-child(4))>[data-main]]:basis-full'
