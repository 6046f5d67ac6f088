import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Figures } from '../../../contract.ts'
import { leastBehind } from '../../../figures.ts'
import { numberText } from '../figure-texts.ts'

/** What each figure is made of, in numbers that one can check, and how much it takes before it is said. */
export function FigureMeanings({ figures: { connections, deals, messages, matches } }: { figures: Figures }) {
  const { t } = useLingui()
  const [recent, before, completed, posted, answers, connected, interests] = [
    connections.recent,
    connections.before,
    deals.completed,
    deals.posted,
    messages.answers,
    matches.connected,
    matches.interests,
  ].map(numberText)
  const { growth, success, response, rate } = leastBehind
  return (
    <section aria-labelledby="figure-meanings">
      <h2 id="figure-meanings" className="mb-2 text-16 font-semibold">
        <Trans>How they are counted</Trans>
      </h2>
      <dl className="grid gap-3">
        <Meaning name={t`Growth`}>
          <Trans>
            {recent} new connections in the last 30 days, against {before} in the 30 days before. Those that have ended are in neither. Said
            from {growth} in the days before on.
          </Trans>
        </Meaning>
        <Meaning name={t({ message: 'Success', context: 'figure' })}>
          <Trans>
            {completed} of {posted} deals that you can see are completed. Said from {success} deals on.
          </Trans>
        </Meaning>
        <Meaning name={t`Response`}>
          <Trans>
            From the first message you had not answered to your answer: half of your {answers} answers of the last 90 days came faster. Said
            from {response} answers on.
          </Trans>
        </Meaning>
        <Meaning name={t`Profile Views`}>
          <Trans>Each member counts once a day (UTC), and you never. Nobody is told who looked, and it is forgotten the day after.</Trans>
        </Meaning>
        <Meaning name={t`Match rate`}>
          <Trans>
            {connected} of your latest {interests} interests became connections. Said from {rate} on.
          </Trans>
        </Meaning>
      </dl>
    </section>
  )
}

function Meaning({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  )
}
