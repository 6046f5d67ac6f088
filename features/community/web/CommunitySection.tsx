import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ForStaff } from '#features/operators/web/index.ts'
import { siteName } from '#platform/web/site-name.ts'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { aboutPath, communitySettingsPath } from '../paths.ts'

/** The community section of the operators' screen. */
export function CommunitySection() {
  const { t } = useLingui()
  const name = siteName()
  return (
    <SettingsGroup
      title={t`The community`}
      description={t`Name, colour and contact details, and the texts of the public page and the legal pages.`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3.5">
        <p className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">{name}</p>
        <a href={aboutPath()} className={buttonClass({ variant: 'quiet', size: 'small' })}>
          <Trans>View public page</Trans>
        </a>
        <ForStaff area="community" changing>
          <Link to={communitySettingsPath()} className={buttonClass({ size: 'small' })}>
            <Trans>Edit</Trans>
          </Link>
        </ForStaff>
      </div>
    </SettingsGroup>
  )
}
