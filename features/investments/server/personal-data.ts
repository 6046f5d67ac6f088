import type { PersonalData } from '#platform/server/personal-data.ts'
import { handOverBeforeDeletion } from './hand-over.ts'
import { investmentColumns } from './queries.ts'

/**
 * Includes the ledger of members who are no longer investors. Shared ledgers outlive the accounts of those who added to them; what colleagues
 * added, and who changed something, is left to them.
 */
export const investmentsPersonalData: PersonalData = {
  lists: {
    investments: {
      about: /*i18n*/ {
        id: 'file.copy.investments.investments',
        message: 'Your investments, and those that you added to the shared ledger of an organisation.',
      },
      from: ['investments'],
      read: (reader, memberId) =>
        reader
          .selectFrom('investments')
          .select([...investmentColumns.filter((column) => column !== 'updated_by'), 'created_at'])
          .where('user_id', '=', memberId)
          .orderBy('first_date')
          .orderBy('id')
          .execute(),
    },
    flows: {
      about: /*i18n*/ { id: 'file.copy.investments.flows', message: 'The cash flows of your investments, in minor units.' },
      from: ['investment_flows'],
      read: (reader, memberId) =>
        reader
          .selectFrom('investment_flows as f')
          .innerJoin('investments as i', 'i.id', 'f.investment_id')
          .select(['f.id', 'f.investment_id', 'f.kind', 'f.date', 'f.amount', 'f.note'])
          .where('i.user_id', '=', memberId)
          .orderBy('f.date')
          .orderBy('f.id')
          .execute(),
    },
    valuations: {
      about: /*i18n*/ { id: 'file.copy.investments.valuations', message: 'The valuations of your investments, in minor units.' },
      from: ['investment_valuations'],
      read: (reader, memberId) =>
        reader
          .selectFrom('investment_valuations as v')
          .innerJoin('investments as i', 'i.id', 'v.investment_id')
          .select(['v.id', 'v.investment_id', 'v.date', 'v.value', 'v.note'])
          .where('i.user_id', '=', memberId)
          .orderBy('v.date')
          .orderBy('v.id')
          .execute(),
    },
    rates: {
      about: /*i18n*/ { id: 'file.copy.investments.rates', message: 'Your own exchange rates.' },
      from: ['exchange_rates'],
      read: (reader, memberId) =>
        reader
          .selectFrom('exchange_rates')
          .select(['currency', 'date', 'rate'])
          .where('user_id', '=', memberId)
          .orderBy('date')
          .orderBy('currency')
          .execute(),
    },
  },
  forget: (tx, { id }) => handOverBeforeDeletion(tx, id),
}
