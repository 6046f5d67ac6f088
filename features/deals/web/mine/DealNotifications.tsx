import { useLingui } from '@lingui/react/macro'
import { WantsDeals, useOwnOrganisations } from '#features/organisations/web/index.ts'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'

/** Whether the member is notified about the deals that colleagues posted. Renders nothing for members without an organisation. */
export function DealNotifications() {
  const { t } = useLingui()
  const organisations = useOwnOrganisations()
  if (!organisations || organisations.length === 0) return null
  return (
    <div className="mt-8">
      <SettingsGroup title={t`Notifications`} description={t`You’re always notified about deals that you posted.`}>
        {organisations.map((each) => (
          <WantsDeals key={each.id} organisation={each} />
        ))}
      </SettingsGroup>
    </div>
  )
}
