import { useLingui } from '@lingui/react/macro'
import { dashboardPath } from '#platform/paths.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Acts } from './Acts.tsx'
import { OperatorsOnly } from './OperatorsOnly.tsx'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** One or more `SettingsGroup`s for operators. */
    'operators.section': object
    /** Beside the operators' entry in the account menu: how much waits for them. */
    'operators.waiting': object
  }
}

/** The operators' screen, with a section for each room that has one. */
export function OperatorsScreen() {
  const { t } = useLingui()
  return (
    <OperatorsOnly>
      <div className="settles mx-auto grid max-w-190 gap-7">
        <div className="-mb-4">
          <PageHeading back={{ href: dashboardPath(), label: t`Back` }} title={t`Operators`} />
        </div>
        <Slot name="operators.section" />
        <Acts />
      </div>
    </OperatorsOnly>
  )
}
