import { useLingui } from '@lingui/react/macro'
import { dashboardPath } from '#platform/paths.ts'
import { PageHeading, type PageHeadingProps } from '#ui/PageHeading.tsx'

/** The heading of the profile tab, with a link back to the dashboard. */
export function OwnHeading(props: Omit<PageHeadingProps, 'back' | 'actions'>) {
  const { t } = useLingui()
  return <PageHeading {...props} back={{ href: dashboardPath(), label: t`Back` }} />
}
