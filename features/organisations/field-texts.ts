/** Validation errors of fields, shared by the forms and the contract. */
export const fieldTexts = {
  name: /*i18n*/ { id: 'organisations.field.name', message: 'Please enter the name of the organisation' },
  kind: /*i18n*/ { id: 'organisations.field.kind', message: 'Please choose what kind of organisation it is' },
  lei: /*i18n*/ {
    id: 'organisations.field.lei',
    message: 'This is not a valid LEI. It has 20 letters and digits; please check them against the certificate.',
  },
  registryCountry: /*i18n*/ { id: 'organisations.field.registryCountry', message: 'Please choose the country of the register' },
  ticketRange: /*i18n*/ { id: 'organisations.field.ticketRange', message: 'The largest ticket must not be below the smallest one' },
  email: /*i18n*/ { id: 'organisations.field.email', message: 'Please enter a valid email address, such as name@example.org' },
  invitee: /*i18n*/ { id: 'organisations.field.invitee', message: 'Please choose a member or enter an email address' },
  since: /*i18n*/ { id: 'organisations.field.since', message: 'Please enter a month that is not in the future, such as 2024-03' },
}
