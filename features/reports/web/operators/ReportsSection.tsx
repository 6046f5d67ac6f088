import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { mostCounted } from '../../limits.ts'
import { reportsPath } from '../../paths.ts'
import { useWaitingCases } from './use-waiting.ts'

/** On the operators' screen: how many cases are open, with a link to them. */
export function ReportsSection() {
  const { t } = useLingui()
  const open = useWaitingCases()
  return (
    <SettingsGroup title={t`Reports`} description={t`Reports from members, and decisions about them.`}>
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
        <p className={open ? 'font-medium' : 'text-ink-2'}>
          {open === undefined ? (
            <Trans>Checking for open cases</Trans>
          ) : open === 0 ? (
            <Trans>No open cases</Trans>
          ) : open < mostCounted ? (
            <Plural value={open} one="# case is open" other="# cases are open" />
          ) : (
            <Trans>{mostCounted} cases or more are open</Trans>
          )}
        </p>
        <Link to={reportsPath()} className={buttonClass({ size: 'small' })}>
          <Trans>View cases</Trans>
        </Link>
      </div>
    </SettingsGroup>
  )
}
