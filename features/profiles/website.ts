import { normalisedWebsite } from '#platform/website.ts'

/** The full URL of a page of LinkedIn, or of one of its country subdomains; null for other sites. */
export function normalisedLinkedin(value: string): string | null {
  const href = normalisedWebsite(value)
  return href && /(^|\.)linkedin\.com$/.test(new URL(href).hostname) ? href : null
}
