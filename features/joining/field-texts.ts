/** Validation errors of fields, shared by the forms and the contract. */
export const fieldTexts = {
  domain: /*i18n*/ { id: 'joining.field.domain', message: 'Please enter a mail domain, such as example.org' },
  question: /*i18n*/ { id: 'joining.field.question', message: 'Please enter the question in at least one language' },
  step: /*i18n*/ { id: 'joining.field.step', message: 'Please enter the label in at least one language' },
  address: /*i18n*/ {
    id: 'joining.field.address',
    message: 'Please enter an address of this site that begins with /, or one that begins with https://',
  },
  reason: /*i18n*/ { id: 'joining.field.reason', message: 'Please enter a reason. The applicant gets it by email.' },
  answer: /*i18n*/ { id: 'joining.field.answer', message: 'Please answer this question' },
  futureDay: /*i18n*/ { id: 'joining.field.futureDay', message: 'Please choose a day from today on' },
} as const
