import { room } from '#platform/server/room.ts'
import { investmentsContract } from '../contract.ts'
import {
  communityRatesPath,
  editInvestmentPath,
  exchangeRatesPath,
  importInvestmentsPath,
  investmentDocumentPath,
  investmentPath,
  investmentsPath,
  newInvestmentPath,
} from '../paths.ts'
import { followOrganisations } from './follow-organisations.ts'
import { investmentsHandlers } from './handlers.ts'
import { investmentsPersonalData } from './personal-data.ts'
import { investmentSearchables } from './searchables.ts'

export const investmentsRoom = room({
  name: 'investments',
  contract: investmentsContract,
  handlers: investmentsHandlers,
  screens: [
    investmentsPath(),
    newInvestmentPath(),
    importInvestmentsPath(),
    exchangeRatesPath(),
    communityRatesPath(),
    investmentPath('$id'),
    editInvestmentPath('$id'),
    investmentDocumentPath('$id', '$documentId'),
  ],
  reactions: (services) => [followOrganisations(services)],
  personalData: investmentsPersonalData,
  searchables: investmentSearchables,
})
