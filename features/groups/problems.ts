import type { Problem } from '#platform/problems.ts'

export const groupProblems = {
  gone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'groups.gone', message: 'There is no such group, or it is not open to you.' },
  },
  notIn: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'groups.notIn', message: 'Only people in this group can see this. Join it first.' },
  },
  notLeader: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'groups.notLeader', message: 'Only leaders of the group can do this.' },
  },
  askFirst: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'groups.askFirst', message: 'This group’s leaders decide who joins. Please ask to join.' },
  },
  requestGone: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'groups.requestGone', message: 'This request was answered or withdrawn in the meantime.' },
  },
  archived: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'groups.archived', message: 'This group is archived. You can still read it, but nothing can be added.' },
  },
  leaderStays: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'groups.leaderStays', message: 'Leaders can only be removed by those who manage the programme.' },
  },
  idTaken: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'groups.idTaken', message: 'A group with this id already exists.' },
  },
} as const satisfies Record<string, Problem>
