import { useLingui } from '@lingui/react/macro'
import { PageHeading } from '#ui/PageHeading.tsx'

/** Visually hidden on phones, where the cover is at the very top. */
export function MyProfileHeading() {
  const { t } = useLingui()
  return (
    <div className="phone:sr-only">
      <PageHeading title={t`My Profile`} />
    </div>
  )
}
