/** Problems of a row in a file of people to invite, and what to do. */
export const fileTexts = {
  noRows: /*i18n*/ { id: 'joining.file.noRows', message: 'The file contains no addresses.' },
  tooManyRows: /*i18n*/ {
    id: 'joining.file.tooManyRows',
    message: 'The file has more than {most, number} rows. Please split it and import the parts one by one.',
  },
  unclosed: /*i18n*/ {
    id: 'joining.file.unclosed',
    message: 'A quotation mark in this row or below is never closed. Close it, or double it if it is part of the text.',
  },
  noEmail: /*i18n*/ {
    id: 'joining.file.noEmail',
    message: 'There is no column “email”. Name the column with the addresses in the first line.',
  },
  address: /*i18n*/ { id: 'joining.file.address', message: 'This is not an email address. Please correct it.' },
  twice: /*i18n*/ { id: 'joining.file.twice', message: 'This address is in line {line, number} already.' },
  type: /*i18n*/ {
    id: 'joining.file.type',
    message: '“{given}” is not a type of member. Use startup, investor, mentor or advisor, or leave it empty.',
  },
  language: /*i18n*/ { id: 'joining.file.language', message: '“{given}” is not a language. Use en, de, fr or es, or leave it empty.' },
  longName: /*i18n*/ { id: 'joining.file.longName', message: 'This name is longer than {most, number} characters. Please shorten it.' },
  member: /*i18n*/ { id: 'joining.file.member', message: 'Has an account here already.' },
  invited: /*i18n*/ { id: 'joining.file.invited', message: 'Has already been invited. You can send the invitation again from the list.' },
  refused: /*i18n*/ { id: 'joining.file.refused', message: 'Has asked not to be invited again.' },
  left: /*i18n*/ { id: 'joining.file.left', message: 'Was a member and left. They can come back with a link that you give them yourself.' },
} as const
