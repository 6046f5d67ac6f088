/**
 * The address as a full http or https URL, `https://` added when no scheme is given; null if it is not one.
 * A host needs a dot, so that a slip such as `acme,example` or a lone word is not taken for an address.
 */
export function normalisedWebsite(value: string): string | null {
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(value) && !/^[^/]+\.[^/]+:\d/.test(value) ? value : `https://${value}`
  const url = URL.parse(withScheme)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  return /^[^.\s]+(\.[^.\s]+)+$/.test(url.hostname) && !/[,\s]/.test(value) ? url.href : null
}

/** The same for an address at LinkedIn, in any of its countries; null for every other site. */
export function normalisedLinkedin(value: string): string | null {
  const href = normalisedWebsite(value)
  return href && /(^|\.)linkedin\.com$/.test(new URL(href).hostname) ? href : null
}
