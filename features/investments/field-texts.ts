/** What a wrong field is told. */
export const fieldTexts = {
  companyName: /*i18n*/ { id: 'investments.field.companyName', message: 'Please name the company' },
  amount: /*i18n*/ { id: 'investments.field.amount', message: 'Please give an amount above 0' },
  largeAmount: /*i18n*/ { id: 'investments.field.largeAmount', message: 'Please give an amount of at most 20,000,000,000' },
  value: /*i18n*/ { id: 'investments.field.value', message: 'Please give what it is worth, 0 or more' },
  date: /*i18n*/ { id: 'investments.field.date', message: 'Please give a date from 1900 until a year from now' },
} as const
