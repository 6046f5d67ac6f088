/** `{site}` is the community's name. */
export const mailTexts = {
  subject: /*i18n*/ { id: 'mail.health.subject', message: 'Test email from {site}' },
  works: /*i18n*/ {
    id: 'mail.health.works',
    message: 'If you can read this, your community can send emails. Please also check that this email did not arrive in the spam folder.',
  },
  because: /*i18n*/ { id: 'mail.health.because', message: 'You asked for this email on the health page of {site}.' },
  button: /*i18n*/ { id: 'mail.health.button', message: 'View the health page' },
}
