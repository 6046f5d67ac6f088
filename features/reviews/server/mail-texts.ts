export const mailTexts = {
  written: /*i18n*/ { id: 'mail.reviews.written', message: '{name} wrote a review of you' },
  writtenBy: /*i18n*/ { id: 'mail.reviews.writtenBy', message: '{name} wrote a review of you:' },
  canAnswer: /*i18n*/ { id: 'mail.reviews.canAnswer', message: 'You can answer it on your profile.' },
  answered: /*i18n*/ { id: 'mail.reviews.answered', message: '{name} answered your review' },
  answeredBy: /*i18n*/ { id: 'mail.reviews.answeredBy', message: '{name} answered your review:' },
  read: /*i18n*/ { id: 'mail.reviews.read', message: 'Read it' },
}
