import { RateLimiterMemory } from 'rate-limiter-flexible'
import { spend } from '#platform/server/spend.ts'

const hour = 60 * 60

/** Counted in memory on each node: this only has to stop runaway programs and floods of posts. */
const posts = new RateLimiterMemory({ points: 30, duration: hour })
const comments = new RateLimiterMemory({ points: 200, duration: hour })
const votes = new RateLimiterMemory({ points: 200, duration: hour })
const likes = new RateLimiterMemory({ points: 600, duration: hour })

/** @throws Refusal tooManyRequests with the time to wait */
export const countPost = (member: string): Promise<void> => spend(posts, member)
export const countComment = (member: string): Promise<void> => spend(comments, member)
export const countVote = (member: string): Promise<void> => spend(votes, member)
export const countLike = (member: string): Promise<void> => spend(likes, member)
