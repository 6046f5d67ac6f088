import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { ForStaff } from '#features/operators/web/index.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { healthPath } from '../paths.ts'
import { useCheckNames } from './check-texts.ts'
import { healthSummary } from './data.ts'

/** On the console's first page: what needs attention; nothing while all is well. */
export const HealthSummary = () => (
  <ForStaff area="community">
    <Summary />
  </ForStaff>
)

function Summary() {
  const { t } = useLingui()
  const names = useCheckNames()
  const { data } = useQuery(healthSummary())
  if (!data || (data.to_do.length === 0 && data.failed_jobs === 0)) return null
  const parts = new Intl.ListFormat(readerLocale(), { type: 'conjunction' }).format(data.to_do.map((id) => names[id]))
  return (
    <SettingsGroup title={t({ message: 'Health', context: 'console' })}>
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
        <div className="flex min-w-0 flex-1 items-start gap-3">
          <TriangleAlert aria-hidden className="mt-0.5 flex-none text-warning" />
          <div>
            {parts && (
              <p>
                <Trans>Needs attention: {parts}</Trans>
              </p>
            )}
            {data.failed_jobs > 0 && (
              <p>
                <Plural value={data.failed_jobs} one="# background job failed" other="# background jobs failed" />
              </p>
            )}
          </div>
        </div>
        <Link to={healthPath()} aria-label={t`View the health page`} className={buttonClass({ size: 'small' })}>
          <Trans context="button">View</Trans>
        </Link>
      </div>
    </SettingsGroup>
  )
}
