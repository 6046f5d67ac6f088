import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { handOver } from './leaving.ts'

/** Organisations outlive the accounts of their people, with their pages and pictures. */
export const organisationsPersonalData: PersonalData = {
  lists: {
    organisations: {
      about: /*i18n*/ { id: 'file.copy.organisations.organisations', message: 'The organisations you are in, with your role and title.' },
      from: ['organisation_members', 'organisations'],
      async read(reader, memberId) {
        const { rows } = await sql<object>`
          select to_jsonb(o) - 'merged_into' - 'folded_name' as organisation, m.role, m.title, m.since, m.is_listed, m.wants_deals, m.joined_at
          from organisation_members m join organisations o on o.id = m.organisation_id
          where m.member_id = ${memberId} order by m.joined_at, o.id`.execute(reader)
        return rows
      },
    },
    invitations: {
      about: /*i18n*/ { id: 'file.copy.organisations.invitations', message: 'Invitations to organisations that you received or sent.' },
      from: ['organisation_invitations'],
      async read(reader, memberId) {
        // Whether somebody declined is theirs to tell.
        const { rows } = await sql<object>`
          select o.name as organisation, i.role, i.title, i.invited_at, i.expires_at, i.invited_by = ${memberId} is true as sent_by_you,
            case when i.invited_by = ${memberId} then i.email end as email,
            case when i.member_id = ${memberId} then i.declined_at end as declined_at
          from organisation_invitations i join organisations o on o.id = i.organisation_id
          where i.member_id = ${memberId} or i.invited_by = ${memberId} order by i.invited_at, i.id`.execute(reader)
        return rows
      },
    },
    join_requests: {
      about: /*i18n*/ { id: 'file.copy.organisations.join_requests', message: 'Your requests to join organisations.' },
      from: ['organisation_requests'],
      async read(reader, memberId) {
        const { rows } = await sql<object>`
          select o.name as organisation, r.note, r.asked_at, r.declined_at
          from organisation_requests r join organisations o on o.id = r.organisation_id
          where r.member_id = ${memberId} order by r.asked_at`.execute(reader)
        return rows
      },
    },
  },
  leftOut: {
    organisation_slugs: /*i18n*/ { id: 'file.copy.organisations.organisation_slugs', message: 'Addresses of organisations.' },
    organisation_verifications: /*i18n*/ {
      id: 'file.copy.organisations.organisation_verifications',
      message: 'How organisations verified their domain.',
    },
    organisation_portfolio: /*i18n*/ {
      id: 'file.copy.organisations.organisation_portfolio',
      message: 'Investments of organisations in each other.',
    },
  },
  forget: (tx, { id }) => handOver(tx, id),
}
