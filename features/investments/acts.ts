/** What operators do here, as the others read it. */
export const investmentActs = {
  ratesTaken: /*i18n*/ { id: 'act.investments.rates', message: 'Took in exchange rates of {about}' },
} as const
