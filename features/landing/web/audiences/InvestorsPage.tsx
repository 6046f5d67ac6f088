import { useLingui } from '@lingui/react/macro'
import type { LandingFacts } from '../../facts.ts'
import { AudiencePage } from './AudiencePage.tsx'
import { useWhyHere } from './use-why-here.ts'

export function InvestorsPage({ facts }: { facts: LandingFacts }) {
  const { t } = useLingui()
  const whyHere = useWhyHere()
  return (
    <AudiencePage
      audience="investors"
      facts={facts}
      sections={[
        {
          title: t`Deals and founders that suit you`,
          text: t`Filter deals or follow those that match your preferences, and see why a founder fits.`,
          facts: [
            t`Each match has a score and its reasons in plain words.`,
            t`Nobody learns that you passed on them.`,
            t`Ask for an introduction from the deal itself.`,
          ],
          picture: { name: 'match', alt: t`A match on a phone, with its score and the reasons for it` },
        },
        {
          title: t`A pipeline you share with colleagues`,
          text: t`Keep a private pipeline of your own, and another one with the people of your fund.`,
          facts: [
            t`Notes and votes belong to each deal, and you can keep a note to yourself.`,
            t`Votes stay hidden from colleagues who haven’t voted yet, unless your team turns this off.`,
            t`Founders don’t see pipelines, notes or votes.`,
          ],
          picture: { name: 'deal', alt: t`A deal with its round, terms, team and documents.` },
        },
        {
          title: t`A portfolio with figures you can check`,
          text: t`Record cash flows and valuations, and see multiples and rates of return by currency.`,
          facts: [
            t`Ask companies for answers about sustainability in your framework: VSME, Invest Europe, the EU taxonomy or the SFDR.`,
            t`Each answer says whether it is only stated, has evidence, or was confirmed by a reader.`,
            t`Filter deals by companies that show evidence.`,
            t`The statement on the principal adverse impacts of your portfolio shows what is covered and what is missing.`,
          ],
        },
        whyHere,
      ]}
    />
  )
}
