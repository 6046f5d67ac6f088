import * as z from 'zod'
import { instanceSecret } from '#platform/server/instance-settings.ts'
import { type Sealing, sealing } from '#platform/server/sealing.ts'
import type { Services } from '#platform/server/services.ts'

/** How a calendar is reached. Only stored encrypted, and never sent to a browser. */
const access = z.object({ address: z.string(), user: z.string().optional(), password: z.string().optional() })
export type Access = z.infer<typeof access>

const sealingOf = async (services: Services): Promise<Sealing> => sealing(await instanceSecret(services), 'busy times: access')

export const sealAccess = async (services: Services, memberId: string, given: Access): Promise<Buffer> =>
  (await sealingOf(services)).seal(Buffer.from(JSON.stringify(given)), memberId)

/** @returns undefined if the instance has another secret now */
export async function openAccess(services: Services, memberId: string, sealed: Buffer): Promise<Access | undefined> {
  const opened = (await sealingOf(services)).open(Buffer.from(sealed), memberId)
  return opened && access.parse(JSON.parse(opened.toString()))
}
