import { useLingui } from '@lingui/react/macro'
import { dashboardPath } from '#platform/paths.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Acts } from './Acts.tsx'
import { Staff } from './Staff.tsx'
import { ForStaff, StaffOnly } from './StaffOnly.tsx'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** One or more `SettingsGroup`s for those who may read the area. */
    'operators.moderation': object
    'operators.programme': object
    'operators.community': object
    /** Beside the entry in the account menu: how much waits for the reader. */
    'operators.waiting': object
  }
}

const areas = ['moderation', 'programme', 'community'] as const

/** The operators' screen, with the sections of all rooms that have one for the reader's role. */
export function OperatorsScreen() {
  const { t } = useLingui()
  return (
    <StaffOnly>
      <div className="settles mx-auto grid max-w-190 gap-7">
        <div className="-mb-4">
          <PageHeading back={{ href: dashboardPath(), label: t`Back` }} title={t`Operators`} />
        </div>
        {areas.map((area) => (
          <ForStaff key={area} area={area}>
            <Slot name={`operators.${area}`} />
          </ForStaff>
        ))}
        <ForStaff area="staff">
          <Staff />
          <Acts />
        </ForStaff>
      </div>
    </StaffOnly>
  )
}
