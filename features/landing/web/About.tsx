import { useLingui } from '@lingui/react/macro'
import { Compass, Landmark, type LucideIcon, Scale, Sprout } from 'lucide-react'
import { siteName } from '#platform/web/site-name.ts'
import { Section } from './Section.tsx'

interface Role {
  icon: LucideIcon
  name: string
  text: string
}

function useRoles(): Role[] {
  const { t } = useLingui()
  return [
    { icon: Sprout, name: t`Startup founders`, text: t`show what they build, how far they are and what they raise.` },
    { icon: Landmark, name: t`Investors`, text: t`say what they look for, so that the right founders find them.` },
    { icon: Compass, name: t`Mentors`, text: t`lend their years of experience to teams that can use it.` },
    { icon: Scale, name: t`Advisors`, text: t`bring law, finance and impact measurement to the table.` },
  ]
}

/** @param text what operators say of the community; empty: what the program says */
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
        t`${community} is a community for the European startup scene, with a focus on environmental, social and governance questions that decide whether a company still stands in twenty years.`
      }
    >
      <ul className="mt-10 grid grid-cols-2 gap-x-16 gap-y-6 phone:mt-6 phone:grid-cols-1">
        {useRoles().map(({ icon: Icon, name, text: role }) => (
          <li key={name} className="flex gap-3.5">
            <Icon className="icon-lg mt-0.5 text-accent-ink" aria-hidden />
            <p className="text-15 text-ink-2">
              <span className="font-semibold text-ink">{name}</span> {role}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
