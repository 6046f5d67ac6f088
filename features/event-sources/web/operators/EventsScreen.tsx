import { useLingui } from '@lingui/react/macro'
import { ConsoleScreen } from '#features/operators/web/index.ts'
import { CuratedEvents } from './CuratedEvents.tsx'
import { Sources } from './Sources.tsx'

/** Where the community's events come from: sources that are followed, and events listed by hand. */
export function EventsScreen() {
  const { t } = useLingui()
  return (
    <ConsoleScreen area="programme" title={t`Events`}>
      <Sources />
      <CuratedEvents />
    </ConsoleScreen>
  )
}
