import type { Finding } from '../../finding-contract.ts'

/** How often a search without a result is tried again, and after how long, in milliseconds. */
const retries = 2
export const retryAfter = 1_000

/** The same search, wider with each retry: for the first of its words, then for none. Undefined where there is nothing to leave out. */
export function broadened(finding: Partial<Finding>, retry: number): Partial<Finding> | undefined {
  if (retry === 0) return finding
  const [first, ...others] = finding.query?.split(/\s+/).filter(Boolean) ?? []
  if (first === undefined || retry > retries) return undefined
  const { query: _, ...rest } = finding
  return retry === 1 && others.length > 0 ? { ...rest, query: first } : rest
}
