import { Slot } from '#platform/web/rooms/slots.tsx'
import type { OrganisationBrief } from '../../contract.ts'
import type { OrganisationKind } from '../../kinds.ts'
import type { Choice } from './choice.ts'

interface OrganisationChoice extends Choice<OrganisationBrief> {
  /** Only organisations of these kinds are offered. */
  kinds?: readonly OrganisationKind[]
}

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** A field that searches organisations; the room that finds them fills it. */
    'choose.organisation': OrganisationChoice
  }
}

export const OrganisationField = (choice: OrganisationChoice) => <Slot name="choose.organisation" {...choice} />
