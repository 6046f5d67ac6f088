import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { SuppliedContext, useProfileValue } from './form-context.ts'
import { fieldLabels } from './field-labels.ts'
import type { FieldName } from './form-values.ts'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** In place of fields of the profile form, by their labels, that the member's company fills in. */
    'profile.supplied': { fields: readonly string[]; company: string }
  }
}

/** Says which of these fields the member's organisation fills in; nothing if there are none. */
export function SuppliedFields({ of }: { of: readonly FieldName[] }) {
  const { i18n } = useLingui()
  const company = useProfileValue('company_name')
  const supplied = use(SuppliedContext)
  const fields = of.filter((name) => supplied.includes(name)).map((name) => i18n._(fieldLabels[name]))
  return fields.length > 0 && <Slot name="profile.supplied" fields={fields} company={company} />
}
