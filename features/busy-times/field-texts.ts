/** Problems of a field, as texts of the catalogue. */
export const fieldTexts = {
  name: /*i18n*/ { id: 'busyTimes.nameNeeded', message: 'Please enter a name' },
  address: /*i18n*/ { id: 'busyTimes.addressNeeded', message: 'Please enter an address that begins with https:// or webcal://' },
  server: /*i18n*/ { id: 'busyTimes.serverNeeded', message: 'Please enter the address of the server, such as https://caldav.example.org' },
  user: /*i18n*/ { id: 'busyTimes.userNeeded', message: 'Please enter your user name' },
  password: /*i18n*/ { id: 'busyTimes.passwordNeeded', message: 'Please enter your app password' },
} as const
