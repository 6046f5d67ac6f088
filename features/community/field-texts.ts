/** Validation errors of fields, shared by the form and the server. */
export const fieldTexts = {
  name: /*i18n*/ { id: 'community.name', message: 'Please enter a name for the community' },
  email: /*i18n*/ { id: 'community.email', message: 'Please enter a valid email address' },
  link: /*i18n*/ { id: 'community.link', message: 'Please enter an address that begins with https://' },
  colour: /*i18n*/ { id: 'community.colour', message: 'Please enter a colour as # and six hexadecimal digits, such as #0e4f3c' },
  meetingLink: /*i18n*/ {
    id: 'community.meetingLink',
    message: 'Please enter an address that begins with https:// and contains {placeholder}',
  },
} as const
