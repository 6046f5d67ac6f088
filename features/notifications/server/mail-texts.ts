/** What stands around every mail of a notification. */
export const mailTexts = {
  because: /*i18n*/ { id: 'mail.notifications.because', message: 'You get this e-mail because your notification settings say so.' },
  settings: /*i18n*/ { id: 'mail.notifications.settings', message: 'Change your notification settings' },
  turnOff: /*i18n*/ { id: 'mail.notifications.turnOff', message: 'Turn e-mail off' },
}
