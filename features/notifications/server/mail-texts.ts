/** Texts around every notification mail. */
export const mailTexts = {
  kind: /*i18n*/ { id: 'mailKind.notifications', message: 'Notifications' },
  because: /*i18n*/ { id: 'mail.notifications.because', message: 'You get this email because of your notification settings.' },
  settings: /*i18n*/ { id: 'mail.notifications.settings', message: 'Change your notification settings' },
  turnOff: /*i18n*/ { id: 'mail.notifications.turnOff', message: 'Turn off emails' },
}
