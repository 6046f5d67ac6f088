import { useLingui } from '@lingui/react/macro'
import { Acts } from './Acts.tsx'
import { ConsoleScreen } from './ConsoleScreen.tsx'

/** The log of what those who run the community do. */
export function ActsScreen() {
  const { t } = useLingui()
  return (
    <ConsoleScreen area="staff" title={t`Operator activity`}>
      <Acts />
    </ConsoleScreen>
  )
}
