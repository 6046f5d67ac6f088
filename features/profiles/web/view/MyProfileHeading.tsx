import { useLingui } from '@lingui/react/macro'
import { OwnHeading } from './OwnHeading.tsx'

/** Visually hidden on phones, where the cover is at the very top. */
export function MyProfileHeading() {
  const { t } = useLingui()
  return (
    <div className="phone:sr-only">
      <OwnHeading title={t`My Profile`} />
    </div>
  )
}
