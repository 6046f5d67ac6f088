import type { MemberBrief } from '#features/members/contract.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import type { Choice } from './choice.ts'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** A field that searches members; the room that finds them fills it. */
    'choose.member': Choice<MemberBrief>
  }
}

export const MemberField = (choice: Choice<MemberBrief>) => <Slot name="choose.member" {...choice} />
