import type { PersonalData } from '#platform/server/personal-data.ts'
import { heirFor, organisations } from '#features/organisations/server/index.ts'
import { actedFor, handOver } from './follow-organisations.ts'
import { forgetConfirmations } from './forget-confirmations.ts'

/** What members did for organisations, and asked of them. Answers belong to the organisation and outlive the accounts of who wrote them. */
export const sustainabilityPersonalData: PersonalData = {
  lists: {
    answers: {
      about: /*i18n*/ {
        id: 'file.copy.sustainability.answers',
        message: 'Answers about sustainability that you gave for an organisation, with their history.',
      },
      from: ['sustainability_answers', 'sustainability_versions'],
      read: (reader, memberId) =>
        reader
          .selectFrom('sustainability_versions as v')
          .leftJoin(organisations.as('o'), 'o.id', 'v.organisation_id')
          .select([
            'o.name as organisation',
            'v.year',
            'v.question',
            'v.row',
            'v.act',
            'v.value',
            'v.unit',
            'v.basis',
            'v.not_applicable',
            'v.written_at',
          ])
          .where('v.author_id', '=', memberId)
          .orderBy('v.id')
          .execute(),
    },
    evidence: {
      about: /*i18n*/ { id: 'file.copy.sustainability.evidence', message: 'Evidence that you added to answers of an organisation.' },
      from: ['sustainability_evidence', 'sustainability_files'],
      read: (reader, memberId) =>
        reader
          .selectFrom('sustainability_evidence as e')
          .innerJoin('sustainability_answers as a', 'a.id', 'e.answer_id')
          .leftJoin(organisations.as('o'), 'o.id', 'a.organisation_id')
          .select(['o.name as organisation', 'a.year', 'a.question', 'a.row', 'e.file_id', 'e.page', 'e.url', 'e.note', 'e.added_at'])
          .where('e.added_by', '=', memberId)
          .orderBy('e.added_at')
          .execute(),
    },
    confirmations: {
      about: /*i18n*/ { id: 'file.copy.sustainability.confirmations', message: 'Answers of organisations that you confirmed.' },
      from: ['sustainability_confirmations'],
      read: (reader, memberId) =>
        reader
          .selectFrom('sustainability_confirmations as c')
          .innerJoin('sustainability_answers as a', 'a.id', 'c.answer_id')
          .leftJoin(organisations.as('o'), 'o.id', 'a.organisation_id')
          .select(['o.name as organisation', 'a.year', 'a.question', 'a.row', 'c.statement', 'c.confirmed_at'])
          .where('c.reader_id', '=', memberId)
          .orderBy('c.confirmed_at')
          .execute(),
    },
    requests: {
      about: /*i18n*/ {
        id: 'file.copy.sustainability.requests',
        message: 'Your requests for organisations’ answers about sustainability.',
      },
      from: ['sustainability_requests'],
      read: (reader, memberId) =>
        reader
          .selectFrom('sustainability_requests as r')
          .leftJoin(organisations.as('o'), 'o.id', 'r.organisation_id')
          .select([
            'o.name as organisation',
            'r.framework',
            'r.year',
            'r.due_on',
            'r.note',
            'r.state',
            'r.reason',
            'r.asked_at',
            'r.answered_at',
          ])
          .where('r.asked_by', '=', memberId)
          .orderBy('r.asked_at')
          .execute(),
    },
    readings: {
      about: /*i18n*/ { id: 'file.copy.sustainability.readings', message: 'When you read organisations’ answers about sustainability.' },
      from: ['sustainability_readings'],
      read: (reader, memberId) =>
        reader
          .selectFrom('sustainability_readings as r')
          .leftJoin(organisations.as('o'), 'o.id', 'r.organisation_id')
          .select(['o.name as organisation', 'r.year', 'r.sections', 'r.read_at'])
          .where('r.reader_id', '=', memberId)
          .orderBy('r.read_at')
          .execute(),
    },
    sections: {
      about: /*i18n*/ { id: 'file.copy.sustainability.sections', message: 'Sections of an organisation’s answers that you take care of.' },
      from: ['sustainability_sections'],
      read: (reader, memberId) =>
        reader
          .selectFrom('sustainability_sections as s')
          .leftJoin(organisations.as('o'), 'o.id', 's.organisation_id')
          .select(['o.name as organisation', 's.section'])
          .where('s.taken_by', '=', memberId)
          .execute(),
    },
  },

  leftOut: {
    sustainability_years: /*i18n*/ {
      id: 'file.copy.sustainability.without.sustainability_years',
      message: 'which periods organisations report about; they contain no personal data',
    },
    sustainability_facts: /*i18n*/ {
      id: 'file.copy.sustainability.without.sustainability_facts',
      message: 'figures of organisations at a glance, computed from their answers; they contain no personal data',
    },
  },

  async forget(tx, { id }) {
    await forgetConfirmations(tx, id)
    for (const organisation_id of await actedFor(tx, id)) {
      const heir = await heirFor(tx, organisation_id, id)
      if (heir) await handOver(tx, { organisation_id, from: id, to: heir.member_id })
    }
  },
}
