/** What a wrong field is told. */
export const fieldTexts = {
  companyName: /*i18n*/ { id: 'investments.field.companyName', message: 'Please name the company' },
  amount: /*i18n*/ { id: 'investments.field.amount', message: 'Please give an amount above 0' },
  largeAmount: /*i18n*/ { id: 'investments.field.largeAmount', message: 'Please give an amount of at most 20,000,000,000' },
  value: /*i18n*/ { id: 'investments.field.value', message: 'Please give what it is worth, 0 or more' },
  date: /*i18n*/ { id: 'investments.field.date', message: 'Please give a date from 1900 until a year from now' },
  rate: /*i18n*/ { id: 'investments.field.rate', message: 'Please give how much of it one euro is, as 1.0956, with at most nine decimals' },
  rateCurrency: /*i18n*/ { id: 'investments.field.rateCurrency', message: 'Please choose a currency other than the euro' },
  rateDate: /*i18n*/ { id: 'investments.field.rateDate', message: 'Please give a date from 1999 until today' },
} as const
