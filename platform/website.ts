/**
 * Normalises a website address to a full http or https URL, adding `https://` if there is no scheme; null if invalid. The host needs a dot,
 * so that a typo such as `acme,example` or a single word is not accepted.
 */
export function normalisedWebsite(value: string): string | null {
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(value) && !/^[^/]+\.[^/]+:\d/.test(value) ? value : `https://${value}`
  const url = URL.parse(withScheme)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  return /^[^.\s]+(\.[^.\s]+)+$/.test(url.hostname) && !/[,\s]/.test(value) ? url.href : null
}
