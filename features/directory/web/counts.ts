import { readerLocale } from '#platform/web/i18n.ts'
import { countCap } from '../count-cap.ts'

export const formatCount = (count: number) => new Intl.NumberFormat(readerLocale()).format(count)

/** A count under filters, which stops above the cap: '200+'. */
export const formatCapped = (count: number) => (count > countCap ? `${formatCount(countCap)}+` : formatCount(count))
