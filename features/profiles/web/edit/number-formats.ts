/** Formats of counts and years in fields. */
export const wholeNumber: Intl.NumberFormatOptions = { maximumFractionDigits: 0 }
export const year: Intl.NumberFormatOptions = { maximumFractionDigits: 0, useGrouping: false }
