import type { Problem } from '#platform/problems.ts'

export const investmentProblems = {
  investorsOnly: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'investments.investorsOnly', message: 'Investment section is only available for investors.' },
  },
  gone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'investments.gone', message: 'This investment is no longer in your ledger.' },
  },
  entryGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'investments.entryGone', message: 'This entry is no longer in your ledger. Look at the investment again.' },
  },
  taken: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'investments.taken',
      message: 'Something else was written down under this id. Please load the page again and repeat it.',
    },
  },
  dealGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'investments.dealGone', message: 'This deal is no longer here. You can write the investment down without it.' },
  },
  tooMany: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'investments.tooMany', message: 'Your ledger has {most, number} investments, which is as many as one can have.' },
  },
  tooManyEntries: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'investments.tooManyEntries',
      message: 'An investment has at most {most, number} flows and as many valuations. Add the amounts of one month up in one entry.',
    },
  },
  tooMuch: {
    code: 'BAD_REQUEST',
    field: 'amount',
    .../*i18n*/ { id: 'investments.tooMuch', message: 'The amounts of one investment must stay below 20,000,000,000 together.' },
  },
  valuedThatDay: {
    code: 'CONFLICT',
    field: 'date',
    .../*i18n*/ { id: 'investments.valuedThatDay', message: 'There is a valuation of this day already. Change that one.' },
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
      message: 'This file is larger than 10 MB. Split it, and take in one part after the other.',
    },
  },
  badLines: {
    code: 'CONFLICT',
    field: 'file',
    .../*i18n*/ {
      id: 'investments.badLines',
      message: 'Nothing was taken in: {count, plural, one {# line} other {# lines}} cannot be, the first of them line {line}. {problem}',
    },
  },
  ratesTooLarge: {
    code: 'PAYLOAD_TOO_LARGE',
    field: 'file',
    .../*i18n*/ { id: 'investments.ratesTooLarge', message: 'A file of rates has at most 4 MB. Take in the unpacked eurofxref-hist.csv.' },
  },
  noRates: {
    code: 'BAD_REQUEST',
    field: 'file',
    .../*i18n*/ {
      id: 'investments.noRates',
      message:
        'There are no rates in this file. Take in eurofxref-hist.csv, eurofxref.csv or eurofxref-daily.xml, unpacked, as the European Central Bank publishes them.',
    },
  },
  badRate: {
    code: 'BAD_REQUEST',
    field: 'file',
    .../*i18n*/ {
      id: 'investments.badRate',
      message: 'Nothing was taken in: in line {line} “{given}” is no rate or no date. Get the file again.',
    },
  },
} as const satisfies Record<string, Problem>
