import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { deliver } from '#platform/web/delivery/deliver.ts'
import { toast } from '#ui/toast.ts'
import { messages } from '../data.ts'
import { applyMessage } from '../hear.ts'
import { outboxOf } from './outbox.ts'

/** Sends a member's outbox while the page is open, each conversation in order, including messages from earlier visits. @returns stops it */
export const deliverMessages = (queryClient: QueryClient, self: string): (() => void) =>
  deliver({
    outbox: outboxOf(self),
    laneOf: ({ to }) => to,
    async send({ id, to, content }, signal) {
      const message = await messages.call.send({ id, to, content }, { signal })
      await applyMessage(queryClient, { message, other: to })
    },
    onRefused(_, { text, fields }) {
      const description = fields['content'] ?? text
      toast.error(t`Error sending message`, { description })
      return description
    },
  })
