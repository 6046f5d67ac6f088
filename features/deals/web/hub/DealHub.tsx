import { useLingui } from '@lingui/react/macro'
import { dashboardPath } from '#platform/paths.ts'
import { PageHeading } from '#ui/PageHeading.tsx'

export function DealHub() {
  const { t } = useLingui()
  return <PageHeading back={{ href: dashboardPath(), label: t`Back` }} title={t`Deal Flow Hub`} />
}
