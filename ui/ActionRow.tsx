import type { ReactNode } from 'react'

interface ActionRowProps {
  /** A picture of the subject, 40 pixels wide. */
  picture: ReactNode
  /** A sentence with a link to the details. */
  title: ReactNode
  /** 'h2' in a list without a heading of its own. */
  heading?: 'h2' | 'h3'
  /** Up to two more lines. */
  children?: ReactNode
  /** What can be done; below the rest on phones if it is more than one action, or has `data-below`. */
  actions: ReactNode
}

/** A row in a list of things that need action. */
export const ActionRow = ({ picture, title, heading: Heading = 'h3', children, actions }: ActionRowProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-2.5 border-t border-line py-3 first:border-t-0">
    {picture}
    <div className="min-w-0 flex-1 basis-32">
      <Heading className="line-clamp-2 font-medium wrap-anywhere">{title}</Heading>
      {children && <p className="flex gap-2 text-ink-2">{children}</p>}
    </div>
    <div className="flex gap-2 phone:*:flex-1 phone:has-[>:nth-child(2),>[data-below]]:w-full phone:has-[>:nth-child(2),>[data-below]]:ps-13">
      {actions}
    </div>
  </li>
)

/** The style of the link in its title. */
export const actionLink = 'rounded-badge outline-offset-[-2px] hover:underline phone:-my-3 phone:py-3'
