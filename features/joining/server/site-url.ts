import type { Services } from '#platform/server/services.ts'

/** The site's URL outside of requests. */
export const siteUrl = ({ configuration }: Services): string => configuration.publicUrl ?? `http://localhost:${configuration.port}`
