export const fieldTexts = {
  year: /*i18n*/ { id: 'impactStatements.field.year', message: 'Please choose a year that has begun' },
  number: /*i18n*/ { id: 'impactStatements.field.number', message: 'Please enter a number of 0 or more' },
  largeNumber: /*i18n*/ { id: 'impactStatements.field.largeNumber', message: 'This number is too large. Please check its unit' },
  enterpriseValue: /*i18n*/ { id: 'impactStatements.field.enterpriseValue', message: 'Please enter an amount above 0' },
  currency: /*i18n*/ { id: 'impactStatements.field.currency', message: 'Please choose the currency of this amount' },
  percent: /*i18n*/ { id: 'impactStatements.field.percent', message: 'Please enter a percentage of at most 100' },
  people: /*i18n*/ { id: 'impactStatements.field.people', message: 'Please enter a whole number from 0 to 1,000' },
  answer: /*i18n*/ { id: 'impactStatements.field.answer', message: 'Please choose an answer' },
  sector: /*i18n*/ { id: 'impactStatements.field.sector', message: 'Please choose a sector' },
} as const
