import type { Finding } from '../../finding-contract.ts'

/** Retries of a search without results, and their delay in ms. */
const retries = 2
export const retryAfter = 1_000

/** Broadens the search with each retry: to its first word, then to no words. Undefined if it cannot be broadened. */
export function broadened(finding: Partial<Finding>, retry: number): Partial<Finding> | undefined {
  if (retry === 0) return finding
  const [first, ...others] = finding.query?.split(/\s+/).filter(Boolean) ?? []
  if (first === undefined || retry > retries) return undefined
  const { query: _, ...rest } = finding
  return retry === 1 && others.length > 0 ? { ...rest, query: first } : rest
}
