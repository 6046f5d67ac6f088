/** What is said of a line that cannot be taken, by what is wrong with it. */
export const csvTexts = {
  noLines: /*i18n*/ { id: 'investments.csv.noLines', message: 'There are no lines below the names of the columns.' },
  tooManyLines: /*i18n*/ {
    id: 'investments.csv.tooManyLines',
    message: 'The file has more than {most, number} lines. Split it, and take in one part after the other.',
  },
  unclosed: /*i18n*/ {
    id: 'investments.csv.unclosed',
    message: 'A quotation mark is opened here or further down and never closed. Close it, or write it twice where it belongs to the text.',
  },
  noColumn: /*i18n*/ {
    id: 'investments.csv.noColumn',
    message: 'There is no column “{name}”. The first line names the columns; save the sheet with all of them.',
  },
  twice: /*i18n*/ { id: 'investments.csv.twice', message: 'Two columns are called “{name}”. Remove one, or give it another name.' },
  missing: /*i18n*/ { id: 'investments.csv.missing', message: 'This must not be empty.' },
  tooLong: /*i18n*/ { id: 'investments.csv.tooLong', message: 'This is longer than {most, number} characters. Shorten it.' },
  oneOf: /*i18n*/ { id: 'investments.csv.oneOf', message: '“{given}” is not known here. Write one of: {known}.' },
  country: /*i18n*/ { id: 'investments.csv.country', message: '“{given}” is no country’s code of two letters (ISO 3166), such as DE.' },
  goals: /*i18n*/ {
    id: 'investments.csv.goals',
    message: '“{given}” are no goals. Write their numbers from 1 to 17, with spaces between them.',
  },
  date: /*i18n*/ {
    id: 'investments.csv.date',
    message: '“{given}” is no date from 1900 until a year from now. Write it as 2026-09-30, 30.09.2026 or 30/09/2026.',
  },
  dateOrder: /*i18n*/ {
    id: 'investments.csv.dateOrder',
    message: '“{given}” can be two dates. Say for the whole file whether the day or the month comes first, or write 2026-09-30.',
  },
  amount: /*i18n*/ { id: 'investments.csv.amount', message: '“{given}” is no amount. Write digits, as 1234.56 or 1.234,56.' },
  amountStyle: /*i18n*/ {
    id: 'investments.csv.amountStyle',
    message: '“{given}” can be two amounts. Say for the whole file whether a point or a comma stands before the cents.',
  },
  negative: /*i18n*/ {
    id: 'investments.csv.negative',
    message: '“{given}” is below 0. Write it without the sign: the kind of the entry says which way the money went.',
  },
  cents: /*i18n*/ { id: 'investments.csv.cents', message: '“{given}” has more than two decimals. Round it.' },
  zero: /*i18n*/ { id: 'investments.csv.zero', message: 'Money that moved is above 0. Give the amount, or remove the line.' },
  largeAmount: /*i18n*/ { id: 'investments.csv.largeAmount', message: '“{given}” is more than 20,000,000,000. Check the amount.' },
  otherCurrency: /*i18n*/ {
    id: 'investments.csv.otherCurrency',
    message: 'This investment is in {currency}. An investment has one currency: give the other one an id of its own.',
  },
  valuedThatDay: /*i18n*/ {
    id: 'investments.csv.valuedThatDay',
    message: 'There is another valuation of this day. Keep one of the two.',
  },
  tooManyInvestments: /*i18n*/ {
    id: 'investments.csv.tooManyInvestments',
    message: 'With this one, your ledger would have more than {most, number} investments.',
  },
  tooManyEntries: /*i18n*/ {
    id: 'investments.csv.tooManyEntries',
    message: 'With this line, the investment would have more than {most, number} flows, or valuations.',
  },
  tooMuch: /*i18n*/ {
    id: 'investments.csv.tooMuch',
    message: 'With this line, the amounts of the investment come to more than 20,000,000,000.',
  },
} as const
