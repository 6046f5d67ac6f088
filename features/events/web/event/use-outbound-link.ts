import { useMutation } from '@tanstack/react-query'
import type { EventDetails } from '../../registration-contract.ts'
import { events } from '../data.ts'

/** Records that the member followed a link; failures are ignored. */
export function useOutboundLink({ id }: Pick<EventDetails, 'id'>) {
  const { mutate } = useMutation({
    mutationFn: (interaction_type: 'registration_attempted' | 'view_clicked') => events.call.interact({ id, interaction_type }),
  })
  return mutate
}
