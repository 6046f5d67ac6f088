import type { Problem } from '#platform/problems.ts'

export const teamPipelineProblems = {
  investorsOnly: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'teamPipeline.investorsOnly',
      message: 'Startups have no shared pipeline. Funds and other organisations have one.',
    },
  },
  columnGone: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'teamPipeline.columnGone', message: 'A colleague deleted this column. Please choose another one.' },
  },
  tooManyColumns: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'teamPipeline.tooManyColumns',
      message: 'A pipeline can have {most} columns. Please delete one that you no longer need first.',
    },
  },
  cardGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ {
      id: 'teamPipeline.cardGone',
      message: 'This deal is no longer in the pipeline. A colleague may have removed it, or its founder deleted it.',
    },
  },
  tooManyCards: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'teamPipeline.tooManyCards',
      message: 'A pipeline can have {most} deals. Please remove one that you no longer need first.',
    },
  },
  removeNotAllowed: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'teamPipeline.removeNotAllowed',
      message: 'Only the colleague who added this deal and the organisation’s owners and admins can remove it.',
    },
  },
  notColleague: {
    code: 'CONFLICT',
    field: 'member_id',
    .../*i18n*/ {
      id: 'teamPipeline.notColleague',
      message: 'This person is not in the organisation any more. Please choose another colleague.',
    },
  },
  noteGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'teamPipeline.noteGone', message: 'This note no longer exists.' },
  },
  notYourNote: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'teamPipeline.notYourNote', message: 'Only the author of a note can change it.' },
  },
  noteIdTaken: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'teamPipeline.noteIdTaken', message: 'Failed to save this note. Please try again.' },
  },
} as const satisfies Record<string, Problem>
