/** Messages for invalid lines. */
export const csvTexts = {
  noLines: /*i18n*/ { id: 'investments.csv.noLines', message: 'The file has no lines below the header.' },
  tooManyLines: /*i18n*/ {
    id: 'investments.csv.tooManyLines',
    message: 'The file has more than {most, number} lines. Please split it and import the parts one by one.',
  },
  unclosed: /*i18n*/ {
    id: 'investments.csv.unclosed',
    message: 'A quotation mark in this line or below is never closed. Close it, or double it if it is part of the text.',
  },
  noColumn: /*i18n*/ {
    id: 'investments.csv.noColumn',
    message: 'The column “{name}” is missing. Add it to the first line, which contains the column names.',
  },
  twice: /*i18n*/ { id: 'investments.csv.twice', message: 'Two columns are named “{name}”. Remove or rename one of them.' },
  missing: /*i18n*/ { id: 'investments.csv.missing', message: 'This field is required.' },
  tooLong: /*i18n*/ { id: 'investments.csv.tooLong', message: 'This is longer than {most, number} characters. Please shorten it.' },
  oneOf: /*i18n*/ { id: 'investments.csv.oneOf', message: '“{given}” is not a valid value. Use one of: {known}.' },
  country: /*i18n*/ { id: 'investments.csv.country', message: '“{given}” is not a two-letter country code (ISO 3166), such as DE.' },
  goals: /*i18n*/ {
    id: 'investments.csv.goals',
    message: '“{given}” is not a list of goals. Use their numbers from 1 to 17, separated by spaces.',
  },
  date: /*i18n*/ {
    id: 'investments.csv.date',
    message: '“{given}” is not a date between 1900 and one year from now. Use a format such as 2026-09-30, 30.09.2026 or 30/09/2026.',
  },
  dateOrder: /*i18n*/ {
    id: 'investments.csv.dateOrder',
    message: '“{given}” is ambiguous. Choose whether the day or the month comes first, or use the format 2026-09-30.',
  },
  amount: /*i18n*/ { id: 'investments.csv.amount', message: '“{given}” is not an amount. Use digits, such as 1234.56 or 1.234,56.' },
  otherSign: /*i18n*/ {
    id: 'investments.csv.otherSign',
    message: '“{given}” is not in {currency}, the currency of this line. Please correct one of them.',
  },
  amountStyle: /*i18n*/ {
    id: 'investments.csv.amountStyle',
    message: '“{given}” is ambiguous. Choose whether the file uses a decimal point or a decimal comma.',
  },
  negative: /*i18n*/ {
    id: 'investments.csv.negative',
    message: '“{given}” is negative. Remove the sign: the kind of entry shows whether you paid or received the money.',
  },
  cents: /*i18n*/ { id: 'investments.csv.cents', message: '“{given}” has more than two decimals. Please round it.' },
  zero: /*i18n*/ { id: 'investments.csv.zero', message: 'A cash flow must be above 0. Enter the amount or remove the line.' },
  largeAmount: /*i18n*/ { id: 'investments.csv.largeAmount', message: '“{given}” is more than 20,000,000,000. Please check the amount.' },
  otherCurrency: /*i18n*/ {
    id: 'investments.csv.otherCurrency',
    message: 'This investment is in {currency}, and an investment can have only one currency. Use a different id for the other currency.',
  },
  valuedThatDay: /*i18n*/ {
    id: 'investments.csv.valuedThatDay',
    message: 'There is another valuation for this date. Keep only one of them.',
  },
  tooManyInvestments: /*i18n*/ {
    id: 'investments.csv.tooManyInvestments',
    message: 'This investment would exceed your ledger’s limit of {most, number} investments.',
  },
  tooManyEntries: /*i18n*/ {
    id: 'investments.csv.tooManyEntries',
    message: 'This line would exceed the investment’s limit of {most, number} cash flows or valuations.',
  },
  tooMuch: /*i18n*/ {
    id: 'investments.csv.tooMuch',
    message: 'With this line, the cash flows of the investment would add up to more than 20,000,000,000.',
  },
} as const
