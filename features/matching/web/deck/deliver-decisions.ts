import type { QueryClient } from '@tanstack/react-query'
import { alone } from '#platform/web/alone.ts'
import { onOpen } from '#platform/web/live/index.ts'
import { startDelivery } from '../decisions/delivery.ts'
import { queueOf } from '../decisions/queue.ts'
import { send } from './send-decision.ts'

/** Sends what was decided on the cards, and what waits of it from before, while the page stands. @returns ends it */
export function deliverDecisions(queryClient: QueryClient, self: string): () => void {
  const delivery = startDelivery({
    queue: queueOf(self),
    send: (step) => send(queryClient, self, step),
    alone: (work) => alone(`match_decisions_${self}`, work),
  })
  const endOnOpen = onOpen(delivery.hurry)
  window.addEventListener('online', delivery.hurry)
  return () => {
    endOnOpen()
    window.removeEventListener('online', delivery.hurry)
    delivery.stop()
  }
}
