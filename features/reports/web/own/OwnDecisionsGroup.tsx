import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { ownDecisionsPath } from '../../paths.ts'

/** In the settings: a link to decisions by operators. */
export function OwnDecisionsGroup() {
  const { t } = useLingui()
  return (
    <SettingsGroup title={t`Decisions by operators`}>
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
        <p className="min-w-0 flex-1 basis-60 text-ink-2">
          <Trans>If they hide something you wrote, warn you or suspend you, you can read why and appeal.</Trans>
        </p>
        <Link to={ownDecisionsPath()} className={buttonClass({ size: 'small' })}>
          <Trans>Show decisions</Trans>
        </Link>
      </div>
    </SettingsGroup>
  )
}
