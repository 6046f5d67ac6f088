import type { PersonalData } from '#platform/server/personal-data.ts'

/** Includes the ledger of members who are no longer investors. */
export const investmentsPersonalData: PersonalData = {
  lists: {
    investments: {
      about: /*i18n*/ { id: 'file.copy.investments.investments', message: 'Your investments.' },
      from: ['investments'],
      read: (reader, memberId) =>
        reader.selectFrom('investments').selectAll().where('user_id', '=', memberId).orderBy('first_date').execute(),
    },
    flows: {
      about: /*i18n*/ { id: 'file.copy.investments.flows', message: 'The cash flows of your investments, in minor units.' },
      from: ['investment_flows'],
      read: (reader, memberId) =>
        reader
          .selectFrom('investment_flows as f')
          .innerJoin('investments as i', 'i.id', 'f.investment_id')
          .selectAll('f')
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
          .selectAll('v')
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
}
