import type { World } from './world.ts'

/** Runs `work` while notifications of a kind (such as 'messages.received') are paused, and then resumes them. */
export async function withPausedNotifications<Result>({ services }: World, kind: string, work: () => Promise<Result>): Promise<Result> {
  const postpone = (until: string) =>
    services.database.pool.query(`update reaction_positions set retry_at = ${until} where reaction = $1`, [`notifications.${kind}`])
  await postpone(`now() + interval '1 hour'`)
  const result = await work()
  await postpone('null')
  return result
}
