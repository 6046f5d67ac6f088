import type { Configuration } from '#platform/server/configuration.ts'

/** The passwords and keys of the configuration, in all spellings in which errors may contain them. */
export function secretsOf({ authSecret, s3, metricsToken, database, mail, valkeyUrl, eventSources }: Configuration): string[] {
  const { eventbrite, meetup } = eventSources
  const inUrls = [database.url, mail.smtpUrl, valkeyUrl].flatMap((address) => {
    const url = URL.parse(address ?? '')
    return [address, url?.password, url && decoded(url.password), url?.username, url && decoded(url.username)]
  })
  const keys = [authSecret, metricsToken, s3?.secretAccessKey, s3?.accessKeyId, eventbrite?.token, meetup?.clientKey, meetup?.privateKey]
  return [...inUrls, ...keys].flatMap((secret) => secret || [])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
