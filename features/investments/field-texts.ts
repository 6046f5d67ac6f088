export const fieldTexts = {
  companyName: /*i18n*/ { id: 'investments.field.companyName', message: 'Please enter the name of the company' },
  amount: /*i18n*/ { id: 'investments.field.amount', message: 'Please enter an amount above 0' },
  largeAmount: /*i18n*/ { id: 'investments.field.largeAmount', message: 'Please enter an amount of at most 20,000,000,000' },
  value: /*i18n*/ { id: 'investments.field.value', message: 'Please enter a value of 0 or more' },
  date: /*i18n*/ { id: 'investments.field.date', message: 'Please enter a date between 1900 and one year from now' },
  rate: /*i18n*/ { id: 'investments.field.rate', message: 'Please enter the rate per euro, such as 1.0956, with at most nine decimals' },
  rateCurrency: /*i18n*/ { id: 'investments.field.rateCurrency', message: 'Please choose a currency other than the euro' },
  rateDate: /*i18n*/ { id: 'investments.field.rateDate', message: 'Please enter a date between 1999 and today' },
} as const
