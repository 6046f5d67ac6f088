import type { PersonalData } from '#platform/server/personal-data.ts'

/** Memberships and requests go with the account. A group that loses its last leader is cared for by those who manage the programme. */
export const groupsPersonalData: PersonalData = {
  lists: {
    groups: {
      about: /*i18n*/ { id: 'file.copy.groups.groups', message: 'Groups you belong to.' },
      from: ['group_people'],
      read: (reader, memberId) =>
        reader
          .selectFrom('group_people as p')
          .innerJoin('groups as g', 'g.id', 'p.group_id')
          .select(['g.name', 'p.is_leader', 'p.joined_at'])
          .where('p.member_id', '=', memberId)
          .orderBy('p.joined_at')
          .execute(),
    },
    requests: {
      about: /*i18n*/ { id: 'file.copy.groups.requests', message: 'Groups you asked to join.' },
      from: ['group_requests'],
      read: (reader, memberId) =>
        reader
          .selectFrom('group_requests as r')
          .innerJoin('groups as g', 'g.id', 'r.group_id')
          .select(['g.name', 'r.asked_at'])
          .where('r.member_id', '=', memberId)
          .orderBy('r.asked_at')
          .execute(),
    },
  },
  leftOut: {
    groups: /*i18n*/ { id: 'file.copy.groups.without.groups', message: 'names and descriptions of groups; they contain no personal data' },
  },
}
