/** Problems of an answer or a field, shared by the forms and the server. */
export const fieldTexts = {
  required: /*i18n*/ { id: 'fields.required', message: 'Please fill in this field' },
  notOffered: /*i18n*/ { id: 'fields.notOffered', message: 'Please choose one of the options' },
  number: /*i18n*/ { id: 'fields.number', message: 'Please enter a number from {least, number} to {most, number}' },
  date: /*i18n*/ { id: 'fields.date', message: 'Please enter a date from 1900 to 2199' },
  link: /*i18n*/ { id: 'fields.link', message: 'Please enter a valid web address' },
  label: /*i18n*/ { id: 'fields.label', message: 'Please enter a label in the main language' },
  choiceLabel: /*i18n*/ { id: 'fields.choiceLabel', message: 'Please name every option in the main language' },
  noChoices: /*i18n*/ { id: 'fields.noChoices', message: 'Please add at least one option' },
  tooManyChoices: /*i18n*/ { id: 'fields.tooManyChoices', message: 'Please offer at most {most} options' },
  twice: /*i18n*/ { id: 'fields.twice', message: 'Two options have the same name' },
} as const
