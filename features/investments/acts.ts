/** What operators do here, as the others read it. */
export const investmentActs = {
  ratesTaken: /*i18n*/ { id: 'investments.acts.rates', message: 'Took in exchange rates of {about}' },
} as const
