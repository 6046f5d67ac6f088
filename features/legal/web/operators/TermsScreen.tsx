import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ConsoleScreen, ForStaff } from '#features/operators/web/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { PagedList } from '#platform/web/PagedList.tsx'
import { formatDay } from '#platform/web/format-day.ts'
import { SettingRow } from '#ui/SettingRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { legalPath, termsVersionPath } from '../../paths.ts'
import { termsState, termsVersions } from '../data.ts'
import { PublishForm } from './PublishForm.tsx'

/** The versions of the terms, and publishing a new one. */
export function TermsScreen() {
  const { t } = useLingui()
  return (
    <ConsoleScreen area="community" title={t`Terms`} description={t`What members agree to. Every published version is kept.`}>
      <CurrentTerms />
    </ConsoleScreen>
  )
}

function CurrentTerms() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(termsState())
  if (error && !data) {
    return <LoadFailed title={t`Failed to load the terms`} error={error} onRetry={() => void refetch()} />
  }
  if (!data) {
    return (
      <SkeletonGroup label={t`Loading the terms`}>
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  }
  const { number, is_kept, is_required, known, members } = data
  return (
    <>
      <SettingsGroup title={t`In force`}>
        <SettingRow
          isLong
          title={<Trans>Version {number}</Trans>}
          action={
            <a href={legalPath('terms')} target="_blank" className={buttonClass({ size: 'small' })}>
              <Trans>Read</Trans>
            </a>
          }
        >
          <p className="text-ink-2">
            {!is_kept ? (
              <Trans>The text follows the settings under “Name and texts” until a second member joins.</Trans>
            ) : is_required ? (
              <Plural value={members} one={`Accepted by ${known} of # member`} other={`Accepted by ${known} of # members`} />
            ) : (
              <Plural value={members} one={`Read by ${known} of # member`} other={`Read by ${known} of # members`} />
            )}
          </p>
        </SettingRow>
      </SettingsGroup>
      {is_kept && (
        <ForStaff area="community" changing>
          <PublishForm {...data} />
        </ForStaff>
      )}
      {is_kept && <Versions />}
    </>
  )
}

function Versions() {
  const { t } = useLingui()
  const pages = useInfiniteQuery(termsVersions())
  return (
    <SettingsGroup title={t`Published versions`}>
      <PagedList pages={pages} skeleton={<Skeleton className="my-5 w-60" />} failed={t`Failed to load the versions`} empty={null}>
        {(versions) => (
          <ul className="divide-y divide-line">
            {versions.map(({ number, published_at, is_required, summary }) => (
              <li key={number} className="flex items-center gap-4 py-2.5">
                <div className="min-w-0 flex-1">
                  <a href={termsVersionPath(number)} target="_blank" className="font-medium hover:underline">
                    <Trans>Version {number}</Trans>
                  </a>
                  <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                    {summary || <Trans>The first version, accepted by joining</Trans>}
                  </p>
                  <p className="text-12 text-ink-2">
                    {formatDay(published_at)} · {is_required ? <Trans>Must be accepted</Trans> : <Trans>Members are told</Trans>}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </SettingsGroup>
  )
}
