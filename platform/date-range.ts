/** Two dates as one text. Node puts thin spaces around the dash and browsers may not; a page says the same on both. */
export const dateRange = (format: Intl.DateTimeFormat, from: Date, to: Date): string =>
  format.formatRange(from, to).replace(/[\u2009\u202F]/g, ' ')
