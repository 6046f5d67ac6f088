import * as z from 'zod'
import { Refusal } from '#platform/problems.ts'
import type { Actor } from '../http/context.ts'
import type { Services } from '../services.ts'
import type { RoomsLive } from './rooms.ts'

/** Passes a signal to its room. There is no response: refused or unknown signals are ignored. */
export async function handleSignal(
  signals: RoomsLive['signals'],
  services: Services,
  actor: Actor,
  { name, data }: { name: string; data: unknown },
): Promise<void> {
  try {
    await signals.get(name)?.(services, actor, data)
  } catch (error) {
    if (error instanceof Refusal || error instanceof z.ZodError) return
    services.log.error({ err: error, signal: name }, 'a signal could not be handled')
  }
}
