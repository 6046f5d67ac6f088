import type { Problem } from '#platform/problems.ts'

/** Problems of a value that somebody entered or that a file contains. */
export const answerProblems = {
  number: {
    code: 'BAD_REQUEST',
    field: 'value',
    .../*i18n*/ { id: 'sustainability.number', message: 'Please enter a number, such as 1250.5' },
  },
  wholeNumber: {
    code: 'BAD_REQUEST',
    field: 'value',
    .../*i18n*/ { id: 'sustainability.wholeNumber', message: 'Please enter a whole number' },
  },
  tooSmall: { code: 'BAD_REQUEST', field: 'value', .../*i18n*/ { id: 'sustainability.tooSmall', message: 'Please enter {least} or more' } },
  tooLarge: { code: 'BAD_REQUEST', field: 'value', .../*i18n*/ { id: 'sustainability.tooLarge', message: 'Please enter {most} or less' } },
  unit: {
    code: 'BAD_REQUEST',
    field: 'unit',
    .../*i18n*/ { id: 'sustainability.unit', message: 'Please choose one of these units: {units}' },
  },
  choice: { code: 'BAD_REQUEST', field: 'value', .../*i18n*/ { id: 'sustainability.choice', message: 'Please choose from the list' } },
  yesOrNo: { code: 'BAD_REQUEST', field: 'value', .../*i18n*/ { id: 'sustainability.yesOrNo', message: 'Please choose yes or no' } },
  date: {
    code: 'BAD_REQUEST',
    field: 'value',
    .../*i18n*/ { id: 'sustainability.date', message: 'Please enter a date, such as 2025-12-31' },
  },
  year: {
    code: 'BAD_REQUEST',
    field: 'value',
    .../*i18n*/ { id: 'sustainability.year', message: 'Please enter a year between {least} and {most}' },
  },
  link: {
    code: 'BAD_REQUEST',
    field: 'value',
    .../*i18n*/ { id: 'sustainability.link', message: 'Please enter a web address, such as https://example.org/report' },
  },
  text: {
    code: 'BAD_REQUEST',
    field: 'value',
    .../*i18n*/ { id: 'sustainability.text', message: 'Please write an answer of at most {most} characters' },
  },
  row: {
    code: 'BAD_REQUEST',
    field: 'row',
    .../*i18n*/ { id: 'sustainability.row', message: 'Please say what this answer is about, such as a site or a country' },
  },
  evidence: {
    code: 'BAD_REQUEST',
    field: 'url',
    .../*i18n*/ { id: 'sustainability.evidence', message: 'Please add a file, a link or a note that others can check' },
  },
  evidenceLink: {
    code: 'BAD_REQUEST',
    field: 'url',
    .../*i18n*/ { id: 'sustainability.evidenceLink', message: 'Please enter a web address, such as https://example.org/report' },
  },
  page: {
    code: 'BAD_REQUEST',
    field: 'page',
    .../*i18n*/ { id: 'sustainability.page', message: 'This file has {pages} pages. Please enter one of them.' },
  },
} as const satisfies Record<string, Problem>

export const sustainabilityProblems = {
  futureYear: {
    code: 'BAD_REQUEST',
    field: 'year',
    .../*i18n*/ { id: 'sustainability.futureYear', message: 'This year has not begun. Please choose a year between {least} and {most}.' },
  },
  periodWrong: {
    code: 'BAD_REQUEST',
    field: 'ends_on',
    .../*i18n*/ {
      id: 'sustainability.periodWrong',
      message: 'Please choose a period of at most 18 months that ends in {year}.',
    },
  },
  unknownQuestion: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'sustainability.unknownQuestion', message: 'There is no such question. Please reload the page.' },
  },
  answeredMeanwhile: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'sustainability.answeredMeanwhile',
      message: 'A colleague answered this meanwhile. Compare both answers, and save the one that is right.',
    },
  },
  answerGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'sustainability.answerGone', message: 'This answer no longer exists. A colleague may have deleted it.' },
  },
  tooManyRows: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'sustainability.tooManyRows', message: 'A question can have answers for at most {most} rows.' },
  },
  draftHasNoEvidence: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'sustainability.draftHasNoEvidence',
      message: 'Save your answer first. You can’t add evidence to a draft, because nobody else reads it.',
    },
  },
  tooMuchEvidence: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'sustainability.tooMuchEvidence', message: 'An answer can have {most} pieces of evidence. Please remove one first.' },
  },
  tooManyFiles: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'sustainability.tooManyFiles',
      message: 'An organisation can store {most} files. Please delete one that no answer needs.',
    },
  },
  fileGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'sustainability.fileGone', message: 'This file no longer exists. Please choose another one.' },
  },
  fileNotReady: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'sustainability.fileNotReady',
      message: 'This file has not been checked yet. Please try again in a minute.',
    },
  },
  idTaken: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'sustainability.idTaken', message: 'Failed to save this. Please try again.' },
  },
  notYourOwn: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'sustainability.notYourOwn',
      message: 'People of the organisation cannot confirm its answers. Ask an auditor, an adviser or an investor who reads them.',
    },
  },
  onlyGranted: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'sustainability.onlyGranted',
      message: 'Only readers to whom the organisation gave access can confirm its answers. Ask for access first.',
    },
  },
  changedMeanwhile: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'sustainability.changedMeanwhile',
      message: 'This answer was changed while you read it. Please read it again before you confirm it.',
    },
  },
  sectionTaken: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'sustainability.sectionTaken', message: 'A colleague takes care of this section already.' },
  },
  ownOrganisation: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'sustainability.ownOrganisation', message: 'This is your own organisation. You can read all of its answers.' },
  },
  alreadyAsked: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'sustainability.alreadyAsked', message: 'You have asked for this already.' },
  },
  tooManyRequests: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'sustainability.tooManyRequests',
      message: 'You have {most} open requests, which is the limit. Please withdraw some that you no longer need.',
    },
  },
  requestGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ {
      id: 'sustainability.requestGone',
      message: 'This request no longer exists. It was withdrawn, or answered by a colleague.',
    },
  },
  dueInPast: {
    code: 'BAD_REQUEST',
    field: 'due_on',
    .../*i18n*/ { id: 'sustainability.dueInPast', message: 'Please choose a date in the future' },
  },
} as const satisfies Record<string, Problem>
