/** Validation errors of fields, shared by the screens and the contract. */
export const fieldTexts = {
  columnName: /*i18n*/ { id: 'teamPipeline.field.columnName', message: 'Please enter a name for the column' },
  note: /*i18n*/ { id: 'teamPipeline.field.note', message: 'Please write a note' },
  reason: /*i18n*/ { id: 'teamPipeline.field.reason', message: 'Please give a reason, so that your colleagues understand your vote' },
}
