import type { Problem } from '#platform/problems.ts'

export const reportProblems = {
  noFile: {
    code: 'BAD_REQUEST',
    field: 'file',
    .../*i18n*/ { id: 'sustainabilityReports.noFile', message: 'Please choose a file' },
  },
  fileTooLarge: {
    code: 'PAYLOAD_TOO_LARGE',
    field: 'file',
    .../*i18n*/ { id: 'sustainabilityReports.fileTooLarge', message: 'This file is too large. It can be up to 10 MB.' },
  },
  tooDemanding: {
    code: 'BAD_REQUEST',
    field: 'file',
    .../*i18n*/ {
      id: 'sustainabilityReports.tooDemanding',
      message: 'Reading this file takes too long. Copy your figures into an unchanged template and choose that file.',
    },
  },
  hasProblems: {
    code: 'BAD_REQUEST',
    field: 'file',
    .../*i18n*/ {
      id: 'sustainabilityReports.hasProblems',
      message:
        'Nothing was imported: the file has {count, plural, one {# problem} other {# problems}}. Correct the file, or import the rest without these entries.',
    },
  },
  changedMeanwhile: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'sustainabilityReports.changedMeanwhile',
      message:
        'Nothing was imported: a colleague changed {count, plural, =0 {answers} one {# answer} other {# answers}} since you saw the preview. Look at the new preview, then import the file.',
    },
  },
  nothingToExport: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'sustainabilityReports.nothingToExport', message: 'There are no answers for {year} that you can read.' },
  },
  notInTemplate: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'sustainabilityReports.notInTemplate',
      message:
        'The official template has no place for {count, plural, one {# of these answers} other {# of these answers}}. Download xBRL-JSON, which holds them all.',
    },
  },
} as const satisfies Record<string, Problem>
