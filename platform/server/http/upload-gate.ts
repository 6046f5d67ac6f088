import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Refusal, problems } from '#platform/problems.ts'
import { spend } from '../spend.ts'

/** How many this node has in hand at once, from the first byte to the answer: each keeps its file in memory meanwhile. */
const mostInHand = 8
/** How many of these may be one member's. */
const mostOfMember = 2
/** How many a member may begin in how many seconds. */
const begun = { points: 30, duration: 10 * 60 }
/** Until then one of a member's own uploads should be done, in seconds. */
const soon = 5

/** Runs an upload of a member. @throws Refusal tooManyRequests where there are too many of the member's own, else overloaded */
export type UploadGate = <Result>(member: string, upload: () => Promise<Result>) => Promise<Result>

/** Lets so many uploads in and no more; the others are refused before they are read. */
export function uploadGate(): UploadGate {
  const inHand = new Map<string, number>()
  const limiter = new RateLimiterMemory(begun)
  let all = 0

  function count(member: string, change: number) {
    all += change
    const own = (inHand.get(member) ?? 0) + change
    if (own > 0) inHand.set(member, own)
    else inHand.delete(member)
  }

  return async (member, upload) => {
    if ((inHand.get(member) ?? 0) >= mostOfMember) throw new Refusal(problems.tooManyRequests, { seconds: soon })
    if (all >= mostInHand) throw new Refusal(problems.overloaded)
    count(member, 1)
    try {
      await spend(limiter, member)
      return await upload()
    } finally {
      count(member, -1)
    }
  }
}
