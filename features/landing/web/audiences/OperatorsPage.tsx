import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import type { LandingFacts } from '../../facts.ts'
import { AudiencePage } from './AudiencePage.tsx'

export function OperatorsPage({ facts }: { facts: LandingFacts }) {
  const { t } = useLingui()
  return (
    <AudiencePage
      audience="operators"
      facts={facts}
      action={
        <a href="#run" className={buttonClass({ variant: 'primary', size: 'tall', className: 'phone:w-full' })}>
          <Trans>See how to run one</Trans>
        </a>
      }
      sections={[
        {
          id: 'run',
          title: t`One command`,
          text: t`It installs and builds the program, creates the database and prints the address. You need Node 20 or newer on Linux, macOS or WSL, or a container.`,
          facts: [
            t`Try it with 400 fictional members before you invite anybody.`,
            t`Set your domain and your mail server in the environment. Everything else has a default.`,
            t`All data is in one folder, or in your own PostgreSQL database and S3 storage.`,
          ],
          example: <Commands />,
        },
        {
          title: t`You decide who joins and what stays`,
          text: t`You run everything from a console in the browser. People join at once, by approval or by invitation.`,
          facts: [
            t`Reports end in decisions with reasons, which members can appeal.`,
            t`Moderators, programme managers and auditors each see what their role allows.`,
            t`A log of what operators did shows whether it was changed.`,
          ],
        },
        {
          title: t`Programmes and events`,
          text: t`Groups for cohorts, mentoring days, webinars, guides and a calendar of events.`,
          facts: [
            t`Import events from other calendars and organisers.`,
            t`Plan a mentoring day from wishes on both sides, with a reason for each meeting.`,
            t`See how the community grows, in figures that reveal nobody’s decisions.`,
          ],
          picture: { name: 'events', alt: t`The calendar with upcoming events and those you’re attending.` },
        },
        {
          title: t`Backups, languages and growth`,
          text: t`Start on one small machine, and run as many nodes as you need with PostgreSQL, S3 and Valkey.`,
          facts: [
            t`A backup holds the whole community as of one moment, even while it runs. A command proves that it can be restored.`,
            t`Everything is available in English, German, French and Spanish.`,
            t`The name, colour, contact details and terms are yours to set.`,
          ],
        },
      ]}
    />
  )
}

/** How to start a community, as in the README. */
function Commands() {
  return (
    <dl className="grid gap-5 rounded-dialog border border-line bg-sunken p-6 phone:p-4">
      <Command command="npm start">
        <Trans>Starts your community.</Trans>
      </Command>
      <Command command="npm start -- --demo">
        <Trans>Starts one with fictional members.</Trans>
      </Command>
      <Command command="docker compose up --detach">
        <Trans>Starts yours in a container.</Trans>
      </Command>
    </dl>
  )
}

const Command = ({ command, children }: { command: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt>
      <code translate="no" className="font-semibold wrap-anywhere">
        {command}
      </code>
    </dt>
    <dd className="text-ink-2">{children}</dd>
  </div>
)
