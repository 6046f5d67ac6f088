import { onOpen } from '../live/index.ts'
import { alone } from './alone.ts'
import type { Outgoing } from './outbox.ts'
import { type DeliveryOptions, startDelivery } from './start-delivery.ts'

/**
 * Sends the entries of an outbox from one of this browser's tabs while the page is open; immediately when the connection is back. @returns
 * stops it
 */
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
