/** `{who}` is a name, with the company if there is one. */
export const mailTexts = {
  sent: /*i18n*/ { id: 'mail.updates.sent', message: '{name} sent you an update' },
  sentBy: /*i18n*/ { id: 'mail.updates.sentBy', message: '{who} sent you an update: “{title}”.' },
  read: /*i18n*/ { id: 'mail.updates.read', message: 'Read update' },
}
