import type { Configuration } from '#platform/server/configuration.ts'
import type { Services } from '#platform/server/services.ts'
import type { CheckResult } from '../../contract.ts'

/** What a check found out. */
export type Found = Pick<CheckResult, 'state' | 'finding'> & { facts?: CheckResult['facts'] }
export type Check = (services: Services) => Promise<Found>

/** The community is only reachable from the machine it runs on, or its address is not set yet. */
export function isTrial({ publicUrl }: Pick<Configuration, 'publicUrl'>): boolean {
  const host = URL.parse(publicUrl ?? '')?.hostname ?? 'localhost'
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host.startsWith('127.')
}
