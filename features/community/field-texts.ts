/** What is said of a wrong field, by the form and by the server. */
export const fieldTexts = {
  name: /*i18n*/ { id: 'community.name', message: 'Please give the community a name' },
  email: /*i18n*/ { id: 'community.email', message: 'Please enter a valid email address' },
  link: /*i18n*/ { id: 'community.link', message: 'Please give an address that begins with https://' },
  colour: /*i18n*/ { id: 'community.colour', message: 'Please give a colour as six digits, such as #0e4f3c' },
} as const
