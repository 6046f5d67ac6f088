import { useQuery } from '@tanstack/react-query'
import { matchCardOf } from '#features/matching/web/index.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { IntroduceButton } from './IntroduceButton.tsx'

/** At the top of a connection's profile. The match panel beside it asks for the same card. */
export function IntroduceFromProfile({ member }: Pick<Slots['profile.actions'], 'member'>) {
  const { data: card } = useQuery(matchCardOf(member.id))
  return card?.standing === 'connected' ? <IntroduceButton member={member} /> : null
}
