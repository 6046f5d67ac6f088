import { useLingui } from '@lingui/react/macro'
import { BadgeEuro, Camera, LockKeyhole, type LucideIcon, Search, Target, UsersRound } from 'lucide-react'
import { Section } from './Section.tsx'

interface Feature {
  icon: LucideIcon
  name: string
  text: string
}

/** What members find here today; a room that opens adds its line. */
function useFeatures(): Feature[] {
  const { t } = useLingui()
  return [
    {
      icon: UsersRound,
      name: t`Member directory`,
      text: t`Founders, investors, mentors and advisors with the facts that matter: stage, focus, ticket size, place.`,
    },
    {
      icon: Search,
      name: t`Search that forgives`,
      text: t`Type a name, a company or a skill. Slips of the finger and missing accents are understood.`,
    },
    {
      icon: Target,
      name: t`Goals, not slogans`,
      text: t`Members name the sustainable development goals they work towards, and are found by them.`,
    },
    {
      icon: BadgeEuro,
      name: t`Investors with terms`,
      text: t`Stages, industries, regions and ticket size stand in the profile, with the fund's SFDR article.`,
    },
    {
      icon: Camera,
      name: t`Profiles with a face`,
      text: t`A picture, a cover and a short bio. Set up in a few minutes, and what you typed is never lost.`,
    },
    {
      icon: LockKeyhole,
      name: t`Your address is yours`,
      text: t`You decide who sees your e-mail address: everyone, your connections or nobody.`,
    },
  ]
}

export function Features() {
  const { t } = useLingui()
  return (
    <Section
      id="features"
      title={t`Everything for the first hello`}
      lead={t`One profile, kept by you, is all that others need to find you and to know whether to write.`}
    >
      <ul className="mt-11 grid grid-cols-3 border-t border-line max-lg:grid-cols-2 phone:mt-6 phone:grid-cols-1">
        {useFeatures().map(({ icon: Icon, name, text }) => (
          <li key={name} className={cell}>
            <Icon className="icon-lg text-accent-ink" aria-hidden />
            <div>
              <h3 className="mt-3.5 mb-1 text-16 font-semibold phone:mt-0 phone:mb-0.5">{name}</h3>
              <p className="text-15 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Hairlines between columns, none at the edges of the page. */
const cell =
  'border-b border-line py-7 lg:not-nth-[3n]:pe-8 lg:not-nth-[3n+1]:border-s lg:not-nth-[3n+1]:ps-8 ' +
  'md:max-lg:odd:pe-8 md:max-lg:even:border-s md:max-lg:even:ps-8 phone:grid phone:grid-cols-[22px_minmax(0,1fr)] phone:gap-3.5 phone:py-5'
