export const mailTexts = {
  updated: /*i18n*/ { id: 'mail.profiles.updated', message: 'Your profile was updated' },
  ifYou: /*i18n*/ { id: 'mail.profiles.ifYou', message: 'Your profile was just updated. If this was you, there is nothing to do.' },
  look: /*i18n*/ { id: 'mail.profiles.look', message: 'View your profile' },
}
