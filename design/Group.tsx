import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

interface GroupProps {
  /** Also what the address of the group and its stored picture are called. */
  id: string
  title: string
  /** `Specimen`s. */
  children: ReactNode
}

/** Components that serve a purpose together. */
export const Group = ({ id, title, children }: GroupProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="grid min-w-0 gap-4">
    <h2 id={`${id}-title`} className="text-20 font-semibold">
      {title}
    </h2>
    <div className="card grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 p-6 md:grid-cols-[repeat(2,minmax(0,1fr))] phone:p-4">
      {children}
    </div>
  </section>
)

interface SpecimenProps {
  /** The component, as it is imported. */
  name: string
  /** Takes the whole row. */
  isWide?: boolean
  /** One below the other; else side by side. */
  isStacked?: boolean
  children: ReactNode
}

/** A component in some of its states. */
export const Specimen = ({ name, isWide = false, isStacked = false, children }: SpecimenProps) => (
  <div className={classNames('min-w-0', isWide && 'md:col-span-2')}>
    <h3 className="mb-2 text-12 text-ink-3">{name}</h3>
    <div className={isStacked ? 'grid grid-cols-[minmax(0,1fr)] gap-4' : 'flex flex-wrap items-center gap-3'}>{children}</div>
  </div>
)
