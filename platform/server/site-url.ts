import type { Services } from './services.ts'

/** The site's URL where no request tells it. */
export const siteUrlOf = ({ configuration: { publicUrl, port } }: Pick<Services, 'configuration'>): string =>
  publicUrl ?? `http://localhost:${port}`
