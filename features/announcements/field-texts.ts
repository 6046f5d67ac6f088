/** Validation errors of fields, shared by the form and the contract. */
export const fieldTexts = {
  title: /*i18n*/ { id: 'announcements.field.title', message: 'Please enter a title in the main language' },
  text: /*i18n*/ { id: 'announcements.field.text', message: 'Please enter a text in the main language' },
  link: /*i18n*/ {
    id: 'announcements.field.link',
    message: 'Please enter an address of this site that begins with /, or one that begins with https://',
  },
  form: /*i18n*/ { id: 'announcements.field.form', message: 'Please choose at least one way to announce it' },
  chosen: /*i18n*/ { id: 'announcements.field.chosen', message: 'Please choose at least one member' },
  day: /*i18n*/ { id: 'announcements.field.day', message: 'Please choose a day between the years 2000 and 2999' },
} as const
