import { useLingui } from '@lingui/react/macro'
import { ConsoleScreen } from './ConsoleScreen.tsx'
import { FactorRule } from './FactorRule.tsx'
import { Staff } from './Staff.tsx'

/** Who helps to run the community. */
export function RolesScreen() {
  const { t } = useLingui()
  return (
    <ConsoleScreen
      area="staff"
      title={t`Roles`}
      description={t`Who helps to run the community. To add somebody, open their profile and choose their role.`}
    >
      <Staff />
      <FactorRule />
    </ConsoleScreen>
  )
}
