import { useLingui } from '@lingui/react/macro'
import { BookOpenText, CalendarDays, FileLock2, type LucideIcon, MessageCircle, Newspaper, UsersRound } from 'lucide-react'
import type { PictureName } from '../pictures.ts'
import { ProductPicture } from './ProductPicture.tsx'
import { Section } from './Section.tsx'

interface Feature {
  icon: LucideIcon
  name: string
  text: string
}

/** The features of the platform. */
function useFeatures(): Feature[] {
  const { t } = useLingui()
  return [
    {
      icon: UsersRound,
      name: t`Member directory`,
      text: t`Founders, investors, mentors and advisors, with the facts that matter: stage, focus, ticket size and location.`,
    },
    {
      icon: FileLock2,
      name: t`Deals with private decks`,
      text: t`Founders present their round to investors it suits, choose who can read the deck, and see which pages were read.`,
    },
    {
      icon: MessageCircle,
      name: t`Reliable messages`,
      text: t`Write on the train, and your message is sent as soon as you’re online. See what was delivered and read.`,
    },
    {
      icon: CalendarDays,
      name: t`Events near you`,
      text: t`Events by the community and others, with reminders, and in your own calendar.`,
    },
    {
      icon: Newspaper,
      name: t`A newsfeed worth reading`,
      text: t`Questions, news and answers from members, on topics you choose. Newest first, always.`,
    },
    {
      icon: BookOpenText,
      name: t`Knowledge for your next round`,
      text: t`Guides to Series A rounds, term sheets and cap tables, and a pitch deck template to get you started.`,
    },
  ]
}

export function Features() {
  const { t } = useLingui()
  return (
    <Section
      id="features"
      className="pt-0! phone:pt-0!"
      title={t`Everything from first contact to closing`}
      lead={t`One profile, and everything you need to raise or join a round.`}
    >
      <ul className="mt-11 grid grid-cols-3 border-t border-line max-lg:grid-cols-2 phone:mt-6 phone:grid-cols-1">
        {useFeatures().map(({ icon: Icon, name, text }) => (
          <li key={name} className={cell}>
            <Icon className="icon-lg text-accent-ink" aria-hidden />
            <div>
              <h3 className="mt-3.5 mb-1 font-semibold phone:mt-0 phone:mb-0.5">{name}</h3>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-12 grid grid-cols-2 gap-8 phone:mt-8 phone:grid-cols-1 phone:gap-6">
        <Screen name="deal" caption={t`A deal with its round, terms, team and documents.`} />
        <Screen name="events" caption={t`The calendar with upcoming events and those you’re attending.`} />
      </div>
    </Section>
  )
}

function Screen({ name, caption }: { name: PictureName; caption: string }) {
  return (
    <figure className="min-w-0">
      <div className="overflow-hidden rounded-dialog border border-line bg-sunken">
        <ProductPicture name={name} alt="" className="h-auto w-full" />
      </div>
      <figcaption className="mt-3 text-ink-2">{caption}</figcaption>
    </figure>
  )
}

/** Hairlines between columns, but not at the edges of the page. */
const cell =
  'border-b border-line py-7 lg:not-nth-[3n]:pe-8 lg:not-nth-[3n+1]:border-s lg:not-nth-[3n+1]:ps-8 ' +
  'md:max-lg:odd:pe-8 md:max-lg:even:border-s md:max-lg:even:ps-8 phone:grid phone:grid-cols-[22px_minmax(0,1fr)] phone:gap-3.5 phone:py-5'
