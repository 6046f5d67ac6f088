import { RateLimiterMemory } from 'rate-limiter-flexible'
import { refuse, spend } from '#platform/server/spend.ts'

/**
 * Counted in memory, on each node for itself: what they keep out is a program gone wild, or one that writes to everybody. No person
 * types this fast, and a client that was offline sends what waited one after the other.
 */
const messages = new RateLimiterMemory({ points: 300, duration: 10 })
const newConversations = new RateLimiterMemory({ points: 60, duration: 3_600 })
const typing = new RateLimiterMemory({ points: 1, duration: 2 })

/** @throws Refusal tooManyRequests with the seconds to wait */
export const countMessage = (member: string): Promise<void> => spend(messages, member)

/** Counts a conversation that was begun. */
export const countNewConversation = (member: string): Promise<unknown> => newConversations.penalty(member)

/** @throws Refusal tooManyRequests if the member has begun so many that only those that are there can go on */
export async function refuseNewConversation(member: string, isThere: () => Promise<boolean>): Promise<void> {
  const counted = await newConversations.get(member)
  if (counted && counted.remainingPoints <= 0 && !(await isThere())) refuse(counted)
}

/** Whether somebody is told now that another is typing; they heard a moment ago otherwise. */
export const mayTellTyping = (from: string, to: string): Promise<boolean> =>
  typing.consume(`${from}:${to}`).then(
    () => true,
    () => false,
  )
