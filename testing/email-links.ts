import { textPartOf } from './mail-server.ts'

/** The token of the link to an address that stands in a mail. */
export const emailTokenIn = ({ source }: { source: string }): string =>
  /\/confirm-email\?token=([\w-]+)/.exec(textPartOf(source))?.[1] ?? 'no link'
