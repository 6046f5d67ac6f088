import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Figures } from '../../../contract.ts'
import { minimumData } from '../../../figures.ts'
import { numberText } from '../figure-texts.ts'

/** How each figure is calculated, with its inputs and the minimum data. */
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
  const { growth, success, response, rate } = minimumData
  return (
    <section aria-labelledby="figure-meanings">
      <h2 id="figure-meanings" className="mb-2 font-semibold">
        <Trans>How the figures are calculated</Trans>
      </h2>
      <dl className="grid gap-3">
        <Meaning name={t`Growth`}>
          <Trans>
            {recent} new connections in the last 30 days, compared with {before} in the 30 days before. Connections that have ended don’t
            count. Shown once there are at least {growth} in the earlier period.
          </Trans>
        </Meaning>
        <Meaning name={t({ message: 'Success', context: 'figure' })}>
          <Trans>
            {completed} of {posted} deals that you can see are completed. Shown once there are at least {success} deals.
          </Trans>
        </Meaning>
        <Meaning name={t`Response`}>
          <Trans>
            The median time from the first unanswered message to your reply, for your {answers} replies in the last 90 days. Shown once
            there are at least {response} replies.
          </Trans>
        </Meaning>
        <Meaning name={t`Profile Views`}>
          <Trans>
            Each member counts once a day (UTC). Your own views don’t count. Nobody can see who viewed your profile, and names are deleted
            after a day.
          </Trans>
        </Meaning>
        <Meaning name={t`Match rate`}>
          <Trans>
            {connected} of your latest {interests} interests became connections. Shown once there are at least {rate}.
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
