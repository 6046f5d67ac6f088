import { Trans, useLingui } from '@lingui/react/macro'
import { Compass, Landmark, type LucideIcon, Scale, Sprout } from 'lucide-react'
import type { ReactNode } from 'react'
import { siteName } from '#platform/web/site-name.ts'
import { Section } from './Section.tsx'

interface Role {
  icon: LucideIcon
  text: ReactNode
}

const name = 'font-semibold text-ink'

const roles: Role[] = [
  {
    icon: Sprout,
    text: (
      <Trans>
        <strong className={name}>Startup founders</strong> show what they’re building, how far along they are and how much they’re raising.
      </Trans>
    ),
  },
  {
    icon: Landmark,
    text: (
      <Trans>
        <strong className={name}>Investors</strong> say what they’re looking for, so the right founders can find them.
      </Trans>
    ),
  },
  {
    icon: Compass,
    text: (
      <Trans>
        <strong className={name}>Mentors</strong> share their years of experience with teams who need it.
      </Trans>
    ),
  },
  {
    icon: Scale,
    text: (
      <Trans>
        <strong className={name}>Advisors</strong> bring expertise in law, finance and impact measurement.
      </Trans>
    ),
  },
]

/** @param text the community's own text; if empty, the default */
export function About({ text }: { text: string }) {
  const { t } = useLingui()
  const community = siteName()
  return (
    <Section
      id="about"
      className="pt-0! phone:pt-0!"
      title={t`For people who build and fund companies that last`}
      lead={
        text ||
        t`${community} is a community for the European startup scene. It focuses on the environmental, social and governance questions that decide whether a company will still be here in twenty years.`
      }
    >
      <ul className="mt-10 grid grid-cols-2 gap-x-16 gap-y-6 phone:mt-6 phone:grid-cols-1">
        {roles.map(({ icon: Icon, text: role }, at) => (
          <li key={at} className="flex gap-3.5">
            <Icon className="icon-lg mt-0.5 text-accent-ink" aria-hidden />
            <p className="text-ink-2">{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
