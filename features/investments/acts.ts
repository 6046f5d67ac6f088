/** Entries in the record of operator activity. */
export const investmentActs = {
  ratesImported: /*i18n*/ { id: 'act.investments.rates', message: 'Imported exchange rates for {about}' },
} as const
