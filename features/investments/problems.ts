import type { Problem } from '#platform/problems.ts'

export const investmentProblems = {
  investorsOnly: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'investments.investorsOnly', message: 'Investment section is only available for investors.' },
  },
  noSharedLedger: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'investments.noSharedLedger',
      message: 'Startups can’t share a portfolio. You can still record investments in your own.',
    },
  },
  notMovable: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'investments.notMovable', message: 'Only the colleague who added this investment can move it.' },
  },
  gone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'investments.gone', message: 'This investment is no longer in your ledger.' },
  },
  entryGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'investments.entryGone', message: 'This entry is no longer in your ledger. Please reload the investment.' },
  },
  dealGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'investments.dealGone', message: 'This deal is no longer available. You can still add the investment without it.' },
  },
  tooMany: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'investments.tooMany', message: 'This ledger has reached the limit of {most, number} investments.' },
  },
  tooManyEntries: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'investments.tooManyEntries',
      message:
        'An investment can have at most {most, number} cash flows and {most, number} valuations. Please combine the amounts of a month into one entry.',
    },
  },
  tooMuch: {
    code: 'BAD_REQUEST',
    field: 'amount',
    .../*i18n*/ { id: 'investments.tooMuch', message: 'The cash flows of an investment can add up to at most 20,000,000,000.' },
  },
  valuedThatDay: {
    code: 'CONFLICT',
    field: 'date',
    .../*i18n*/ { id: 'investments.valuedThatDay', message: 'There is already a valuation for this date. Please edit that one.' },
  },
  noFile: {
    code: 'BAD_REQUEST',
    field: 'file',
    .../*i18n*/ { id: 'investments.noFile', message: 'Please choose a file.' },
  },
  fileTooLarge: {
    code: 'PAYLOAD_TOO_LARGE',
    field: 'file',
    .../*i18n*/ {
      id: 'investments.fileTooLarge',
      message: 'This file is larger than 10 MB. Please split it and import the parts one by one.',
    },
  },
  badLines: {
    code: 'CONFLICT',
    field: 'file',
    .../*i18n*/ {
      id: 'investments.badLines',
      message: 'Nothing was imported: {count, plural, one {# line is} other {# lines are}} invalid, starting with line {line}. {problem}',
    },
  },
  unconfirmed: {
    code: 'CONFLICT',
    field: 'file',
    .../*i18n*/ {
      id: 'investments.unconfirmed',
      message: 'Nothing was imported: values such as “{given}” can be read in two ways. Please confirm in the preview how they are read.',
    },
  },
  ratesTooLarge: {
    code: 'PAYLOAD_TOO_LARGE',
    field: 'file',
    .../*i18n*/ {
      id: 'investments.ratesTooLarge',
      message: 'This file is larger than 4 MB. Please import the unzipped eurofxref-hist.csv.',
    },
  },
  noRates: {
    code: 'BAD_REQUEST',
    field: 'file',
    .../*i18n*/ {
      id: 'investments.noRates',
      message:
        'This file contains no rates. Please import eurofxref-hist.csv, eurofxref.csv or eurofxref-daily.xml from the European Central Bank, unzipped.',
    },
  },
  badRate: {
    code: 'BAD_REQUEST',
    field: 'file',
    .../*i18n*/ {
      id: 'investments.badRate',
      message: 'Nothing was imported: “{given}” in line {line} is not a valid rate or date. Please download the file again.',
    },
  },
} as const satisfies Record<string, Problem>
