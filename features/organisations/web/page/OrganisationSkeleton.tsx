import { useLingui } from '@lingui/react/macro'
import { HeaderSkeleton } from '#features/profiles/web/index.ts'

/** Placeholder while an organisation is loading. */
export function OrganisationSkeleton() {
  const { t } = useLingui()
  return <HeaderSkeleton label={t`Loading the organisation`} picture="rounded-tile" />
}
