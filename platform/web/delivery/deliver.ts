import { onOpen } from '../live/index.ts'
import { alone } from './alone.ts'
import type { Outgoing } from './outbox.ts'
import { type DeliveryOptions, startDelivery } from './start-delivery.ts'

/** Sends what waits in an outbox while the page stands, by one of this browser's tabs; at once when the connection comes back. @returns ends it */
export function deliver<Entry extends Outgoing>(options: Omit<DeliveryOptions<Entry>, 'alone' | 'random'>): () => void {
  const { prefix } = options.outbox
  const delivery = startDelivery({ ...options, alone: (lane, work) => alone(prefix + lane, work) })
  const endOnOpen = onOpen(delivery.hurry)
  window.addEventListener('online', delivery.hurry)
  return () => {
    endOnOpen()
    window.removeEventListener('online', delivery.hurry)
    delivery.stop()
  }
}
