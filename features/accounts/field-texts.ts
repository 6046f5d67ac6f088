/** Validation errors of fields, shared by the forms and the contract. */
export const fieldTexts = {
  name: /*i18n*/ { id: 'accounts.field.name', message: 'Please enter your name' },
  email: /*i18n*/ { id: 'accounts.field.email', message: 'Please enter your email address' },
  validEmail: /*i18n*/ {
    id: 'accounts.field.validEmail',
    message: 'Please enter a valid email address, such as name@example.org',
  },
  longEmail: /*i18n*/ { id: 'accounts.field.longEmail', message: 'This email address is too long' },
  password: /*i18n*/ { id: 'accounts.field.password', message: 'Please enter your password' },
  currentPassword: /*i18n*/ { id: 'accounts.field.currentPassword', message: 'Please enter your current password' },
  shortPassword: /*i18n*/ { id: 'accounts.field.shortPassword', message: 'Password must be at least 6 characters long.' },
  longPassword: /*i18n*/ { id: 'accounts.field.longPassword', message: 'Password must be at most 128 characters long.' },
  code: /*i18n*/ { id: 'accounts.field.code', message: 'Please enter the code' },
  longCode: /*i18n*/ { id: 'accounts.field.longCode', message: 'This code is too long' },
  role: /*i18n*/ { id: 'accounts.field.role', message: 'Please select your role' },
}
