import { useQuery } from '@tanstack/react-query'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { organisationsOfMember } from '#features/organisations/web/index.ts'
import { SustainabilityStrip } from './SustainabilityStrip.tsx'

/** On a profile: the facts of the member's main organisation. */
export function OnProfile({ member }: Slots['profile.end']) {
  const [main] = useQuery(organisationsOfMember(member.id)).data?.items ?? []
  return main ? <SustainabilityStrip organisation={main} className="mb-7" /> : null
}
