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

/** What members find here. */
function useFeatures(): Feature[] {
  const { t } = useLingui()
  return [
    {
      icon: UsersRound,
      name: t`Member directory`,
      text: t`Founders, investors, mentors and advisors with the facts that matter: stage, focus, ticket size, place.`,
    },
    {
      icon: FileLock2,
      name: t`Deals with private decks`,
      text: t`Founders show their round to those it suits, choose who may read the deck, and see what was read.`,
    },
    {
      icon: MessageCircle,
      name: t`Messages that arrive`,
      text: t`Written on the train, sent when there is a connection. You see what was delivered and what was read.`,
    },
    {
      icon: CalendarDays,
      name: t`Events near you`,
      text: t`What the community hosts and what is on elsewhere, with reminders and in your own calendar.`,
    },
    {
      icon: Newspaper,
      name: t`A newsfeed worth reading`,
      text: t`Questions, news and answers from members, by topics that you choose. The newest comes first, always.`,
    },
    {
      icon: BookOpenText,
      name: t`Knowledge for the next round`,
      text: t`Guides to a Series A, term sheets and cap tables, and a pitch deck template to begin with.`,
    },
  ]
}

export function Features() {
  const { t } = useLingui()
  return (
    <Section
      id="features"
      className="pt-0! phone:pt-0!"
      title={t`Everything from the first hello to the closing`}
      lead={t`One profile, kept by you, and all that a round needs around it.`}
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
      <div className="mt-12 grid grid-cols-2 gap-8 phone:mt-8 phone:grid-cols-1 phone:gap-6">
        <Screen name="deal" caption={t`A deal: the round, the terms and who is behind it, with its documents.`} />
        <Screen name="events" caption={t`The calendar: what is on, and where you are going.`} />
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

/** Hairlines between columns, none at the edges of the page. */
const cell =
  'border-b border-line py-7 lg:not-nth-[3n]:pe-8 lg:not-nth-[3n+1]:border-s lg:not-nth-[3n+1]:ps-8 ' +
  'md:max-lg:odd:pe-8 md:max-lg:even:border-s md:max-lg:even:ps-8 phone:grid phone:grid-cols-[22px_minmax(0,1fr)] phone:gap-3.5 phone:py-5'
