import { textsOf } from '#platform/web/server-text.ts'

/** What a notification says, in its list and in a toast; what was done may name words of the vocabulary. */
export const titleInWords = textsOf('notification', 'vocabulary')
