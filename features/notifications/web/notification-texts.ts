import { textsOf } from '#platform/web/server-text.ts'

/** Texts of notifications in lists and toasts; descriptions may contain cities and words of the vocabulary. */
export const titleInWords = textsOf('notification', 'vocabulary', 'city')
