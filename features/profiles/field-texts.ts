/** Validation errors of fields, shared by the forms and the contract. */
export const fieldTexts = {
  firstName: /*i18n*/ { id: 'profiles.form.firstName', message: 'Please enter your first name' },
  role: /*i18n*/ { id: 'profiles.form.role', message: 'Please select your role' },
  website: /*i18n*/ { id: 'profiles.form.website', message: 'Please enter a valid website URL' },
  linkedin: /*i18n*/ {
    id: 'profiles.form.linkedin',
    message: 'Please enter a linkedin.com address, such as https://www.linkedin.com/in/your-name',
  },
  ticketRange: /*i18n*/ { id: 'profiles.ticketRange', message: 'The largest ticket must not be below the smallest one' },
  country: /*i18n*/ { id: 'profiles.form.country', message: 'Please choose the country first' },
  outOfRange: /*i18n*/ { id: 'profiles.form.outOfRange', message: 'Please enter a number from {least} to {most}' },
  wholeNumber: /*i18n*/ { id: 'profiles.form.wholeNumber', message: 'Please enter a whole number' },
  amount: /*i18n*/ { id: 'profiles.form.amount', message: 'Please enter an amount' },
  positiveAmount: /*i18n*/ { id: 'profiles.form.positiveAmount', message: 'Please enter an amount of 0 or more' },
  largeAmount: /*i18n*/ { id: 'profiles.form.largeAmount', message: 'This amount is too large' },
  earlyYear: /*i18n*/ { id: 'profiles.form.earlyYear', message: 'The year must be at least {least}' },
  lateYear: /*i18n*/ { id: 'profiles.form.lateYear', message: 'The year must not be in the future' },
  tooMany: /*i18n*/ { id: 'profiles.form.tooMany', message: 'Please choose at most {most}' },
  beyondRight: /*i18n*/ { id: 'profiles.crop.beyondRight', message: 'The selected area extends beyond the right edge of the picture' },
  beyondBottom: /*i18n*/ { id: 'profiles.crop.beyondBottom', message: 'The selected area extends beyond the bottom edge of the picture' },
}
