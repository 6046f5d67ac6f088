export const mailTexts = {
  written: /*i18n*/ { id: 'mail.reviews.written', message: '{name} reviewed you' },
  writtenBy: /*i18n*/ { id: 'mail.reviews.writtenBy', message: '{name} wrote this review about you:' },
  canAnswer: /*i18n*/ { id: 'mail.reviews.canAnswer', message: 'You can reply to it on your profile.' },
  answered: /*i18n*/ { id: 'mail.reviews.answered', message: '{name} replied to your review' },
  answeredBy: /*i18n*/ { id: 'mail.reviews.answeredBy', message: '{name} replied to your review:' },
  read: /*i18n*/ { id: 'mail.reviews.read', message: 'Read review' },
}
