import { textPartOf } from './mail-server.ts'

/** The token of a link in an email. */
export const emailTokenIn = ({ source }: { source: string }): string =>
  /\/confirm-email\?token=([\w-]+)/.exec(textPartOf(source))?.[1] ?? 'no link'
