import { useLingui } from '@lingui/react/macro'
import type { LandingFacts } from '../../facts.ts'
import { AudiencePage } from './AudiencePage.tsx'
import { useWhyHere } from './use-why-here.ts'

export function FoundersPage({ facts }: { facts: LandingFacts }) {
  const { t } = useLingui()
  const whyHere = useWhyHere()
  return (
    <AudiencePage
      audience="founders"
      facts={facts}
      sections={[
        {
          title: t`A deck that only the right people read`,
          text: t`Post your round in three steps, with its terms, team and documents.`,
          facts: [
            t`You choose who can read the deck, and can revoke access at any time.`,
            t`You see who read which pages, and for how long.`,
            t`Every downloaded copy carries its reader’s name.`,
          ],
          picture: { name: 'deal', alt: t`A deal with its round, terms, team and documents.` },
        },
        {
          title: t`Investors who fit, with reasons`,
          text: t`Each match has a score and its reasons in plain words. This is how an investor sees a founder.`,
          facts: [
            t`When you both say yes, you’re connected and can talk.`,
            t`Investors can be notified when you post a deal that matches their preferences.`,
            t`A connection can introduce you. You both agree before either sees more.`,
          ],
          picture: { name: 'match', alt: t`A match on a phone, with its score and the reasons for it` },
        },
        {
          title: t`Answer once, and keep investors up to date`,
          text: t`Answer questions about sustainability once a year. Investors you allow read the answers in the framework they need, such as VSME.`,
          facts: [
            t`You choose who reads each section, and can attach evidence.`,
            t`Import your answers from a VSME file, or download them as one.`,
            t`Send updates with figures to the investors you’re connected with. They can reply in chat.`,
          ],
          picture: { name: 'conversation', alt: t`A conversation between a founder and an investor on a phone` },
        },
        whyHere,
      ]}
    />
  )
}
