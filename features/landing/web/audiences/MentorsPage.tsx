import { useLingui } from '@lingui/react/macro'
import type { LandingFacts } from '../../facts.ts'
import { AudiencePage } from './AudiencePage.tsx'
import { useWhyHere } from './use-why-here.ts'

export function MentorsPage({ facts }: { facts: LandingFacts }) {
  const { t } = useLingui()
  const whyHere = useWhyHere()
  return (
    <AudiencePage
      audience="mentors"
      facts={facts}
      sections={[
        {
          title: t`Founders you can help`,
          text: t`Profiles say what founders build, how far along they are and what they’re looking for.`,
          facts: [t`Each match has a score and its reasons in plain words.`, t`When you both say yes, you’re connected and can talk.`],
          picture: {
            name: 'profile',
            alt: t`A founder’s profile on a phone, with her company, the round she is raising and the goals she works towards`,
          },
        },
        {
          title: t`Office hours and mentoring days`,
          text: t`Offer times once or every week, to one member at a time or to a group of up to twelve.`,
          facts: [
            t`Open them to everybody, to your connections or to a group.`,
            t`A place that becomes free goes to the member who has waited longest and can take it.`,
            t`For a mentoring day, name the founders you’d like to meet. Only the operators see your wishes.`,
            t`Your schedule comes in one email, with a file for your calendar.`,
          ],
        },
        {
          title: t`Meetings across time zones`,
          text: t`Suggest times in a conversation, or let members book the hours you choose.`,
          facts: [
            t`You both see times in your own time zones.`,
            t`Connect your other calendars. Only busy times are read from them, and nobody sees why a time isn’t free.`,
            t`Invitations go into any calendar app.`,
          ],
          picture: { name: 'conversation', alt: t`A conversation between a founder and an investor on a phone` },
        },
        whyHere,
      ]}
    />
  )
}
