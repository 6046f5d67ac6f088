import { fieldTexts as profileTexts } from '#features/profiles/field-texts.ts'

/** Validation messages, shown by the wizard before sending and by the server afterwards. */
export const fieldTexts = {
  title: /*i18n*/ { id: 'deals.field.title', message: 'Please enter a short title for the deal' },
  companyName: /*i18n*/ { id: 'deals.field.companyName', message: 'Please enter the name of the startup' },
  description: /*i18n*/ { id: 'deals.field.description', message: 'Please describe the deal in a few sentences' },
  industry: /*i18n*/ { id: 'deals.field.industry', message: 'Please choose the industry' },
  stage: /*i18n*/ { id: 'deals.field.stage', message: 'Please choose the funding round' },
  amount: /*i18n*/ { id: 'deals.field.amount', message: 'Please enter an amount above 0' },
  ticket: profileTexts.positiveAmount,
  largeAmount: profileTexts.largeAmount,
  ticketRange: profileTexts.ticketRange,
  geography: /*i18n*/ { id: 'deals.field.geography', message: 'Please choose at least one region or country' },
  tooMany: profileTexts.tooMany,
  progress: /*i18n*/ { id: 'deals.field.progress', message: 'Please enter a whole number from 0 to 100' },
  website: profileTexts.website,
  contactEmail: /*i18n*/ { id: 'deals.field.contactEmail', message: 'Please enter a valid email address, such as name@example.org' },
  country: profileTexts.country,
}
