import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode, useState } from 'react'
import { groupPath } from '#features/groups/paths.ts'
import { typeLabels } from '#features/profiles/web/index.ts'
import { languageNames } from '#platform/language.ts'
import { formatMoment } from '#platform/web/format-day.ts'
import { Button } from '#ui/Button.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import type { SupportedMember } from '../../contract.ts'
import { supportedMemberPath } from '../../paths.ts'
import { formatUtcDay } from '../format-utc-day.ts'
import { CorrectEmailDialog } from './CorrectEmailDialog.tsx'
import { HelpDialog } from './HelpDialog.tsx'
import { useRoleNames } from './role-names.ts'

/** The account: address, password, and what is known about the membership. */
export function Account({ found }: { found: SupportedMember }) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState<'email' | 'confirmation' | 'reset' | 'factor'>()
  const roles = useRoleNames()
  const { member, email, is_confirmed, waiting_email, can_help, role, language, referrer, suspension, leaves_at, second_factor } = found
  const close = () => setOpen(undefined)
  return (
    <SettingsGroup title={t`Account`}>
      <SettingRow
        isLong
        title={t`Email`}
        action={
          can_help && (
            <>
              {!is_confirmed && (
                <Button size="small" onPress={() => setOpen('confirmation')}>
                  <Trans>Resend confirmation</Trans>
                </Button>
              )}
              <Button size="small" onPress={() => setOpen('email')}>
                <Trans>Correct address</Trans>
              </Button>
            </>
          )
        }
      >
        <p className="break-words text-ink-2">
          {email} · {is_confirmed ? <Trans>Confirmed</Trans> : <Trans>Not confirmed</Trans>}
        </p>
        {waiting_email && <Waiting {...waiting_email} />}
      </SettingRow>
      <SettingRow
        isLong
        title={t`Password`}
        action={
          can_help && (
            <Button size="small" onPress={() => setOpen('reset')}>
              <Trans>Send reset link</Trans>
            </Button>
          )
        }
      >
        <p className="text-ink-2">
          <Trans>Nobody can see it. The member can set a new one with a link.</Trans>
        </p>
      </SettingRow>
      <SettingRow
        isLong
        title={t`Second factor`}
        action={
          can_help &&
          second_factor.since &&
          !second_factor.resets_at && (
            <Button size="small" onPress={() => setOpen('factor')}>
              <Trans>Reset second factor</Trans>
            </Button>
          )
        }
      >
        <FactorState {...second_factor} />
      </SettingRow>
      <dl className="grid gap-x-6 gap-y-3 py-4 sm:grid-cols-2">
        <Fact label={t`Type`}>{i18n._(typeLabels[member.user_type])}</Fact>
        <Fact label={t`Role`}>{roles[role]}</Fact>
        <Fact label={t({ message: 'Joined', context: 'member' })}>
          {formatUtcDay(found.joined_at)}
          {referrer && (
            <>
              {' · '}
              <Trans>
                invited by{' '}
                <Link to={supportedMemberPath(referrer.id)} className="link">
                  {referrer.full_name}
                </Link>
              </Trans>
            </>
          )}
        </Fact>
        <Fact label={t`Last seen`}>{formatUtcDay(found.last_seen_on)}</Fact>
        <Fact label={t`Language`}>{language ? languageNames[language] : t`Not chosen`}</Fact>
        {member.company_name && <Fact label={t`Organisation`}>{member.company_name}</Fact>}
        {found.groups.length > 0 && (
          <Fact label={t`Groups`}>
            {found.groups.map(({ id, name }, index) => (
              <Fragment key={id}>
                {index > 0 && ' · '}
                <Link to={groupPath(id)} className="link">
                  {name}
                </Link>
              </Fragment>
            ))}
          </Fact>
        )}
        {suspension && (
          <Fact label={t`Suspended`}>
            <SuspendedUntil ends_at={suspension.ends_at} />
            <span className="block text-ink-2 wrap-anywhere">{suspension.reason}</span>
          </Fact>
        )}
        {leaves_at && <Fact label={t`Will be deleted`}>{formatUtcDay(leaves_at)}</Fact>}
      </dl>
      {open === 'email' && <CorrectEmailDialog found={found} onClose={close} />}
      {open === 'confirmation' && <HelpDialog found={found} act={{ name: 'resendConfirmation' }} onClose={close} />}
      {open === 'reset' && <HelpDialog found={found} act={{ name: 'sendReset' }} onClose={close} />}
      {open === 'factor' && <HelpDialog found={found} act={{ name: 'resetFactor' }} onClose={close} />}
    </SettingsGroup>
  )
}

function Waiting({ email, expires_at }: NonNullable<SupportedMember['waiting_email']>) {
  const until = formatMoment(expires_at)
  return (
    <p className="break-words text-warning">
      <Trans>
        Waiting until {until} for {email} to be confirmed.
      </Trans>
    </p>
  )
}

function FactorState({ since, resets_at }: SupportedMember['second_factor']) {
  if (!since) {
    return (
      <p className="text-ink-2">
        <Trans context="second factor">Off</Trans>
      </p>
    )
  }
  const day = formatUtcDay(since)
  const moment = resets_at && formatMoment(resets_at)
  return (
    <>
      <p className="text-ink-2">
        <Trans>On since {day}</Trans>
      </p>
      {moment && (
        <p className="text-warning">
          <Trans>Will be turned off on {moment}, unless the member objects.</Trans>
        </p>
      )}
    </>
  )
}

function SuspendedUntil({ ends_at }: { ends_at: string | null }) {
  if (!ends_at) return <Trans>Until an operator lifts it</Trans>
  const until = formatMoment(ends_at)
  return <Trans>Until {until}</Trans>
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-12 text-ink-2">{label}</dt>
    <dd dir="auto" className="wrap-anywhere">
      {children}
    </dd>
  </div>
)
