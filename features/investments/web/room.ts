import { msg } from '@lingui/core/macro'
import { ChartPie } from 'lucide-react'
import type { WebRoom } from '#platform/web/rooms/room.ts'
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

const onlyFor = 'investor'

export const investmentsRoom: WebRoom = {
  tab: { id: 'investments', place: 'deals', label: msg`Investments`, icon: ChartPie, onlyFor },
  screens: [
    {
      path: investmentsPath(),
      load: async () => (await import('./portfolio/PortfolioScreen.tsx')).PortfolioScreen,
      slots: ['investments.portfolio'],
    },
    { path: newInvestmentPath(), load: async () => (await import('./form/NewInvestment.tsx')).NewInvestment },
    { path: importInvestmentsPath(), load: async () => (await import('./csv/ImportScreen.tsx')).ImportScreen },
    { path: exchangeRatesPath(), load: async () => (await import('./rates/RatesScreen.tsx')).RatesScreen },
    {
      path: communityRatesPath(),
      under: 'operators',
      load: async () => (await import('./rates/CommunityRatesScreen.tsx')).CommunityRatesScreen,
    },
    { path: editInvestmentPath('$id'), load: async () => (await import('./form/EditInvestment.tsx')).EditInvestment },
    {
      path: investmentDocumentPath('$id', '$documentId'),
      load: async () => (await import('./investment/ReadDocument.tsx')).ReadDocument,
    },
    {
      path: investmentPath('$id'),
      load: async () => (await import('./investment/InvestmentPage.tsx')).InvestmentPage,
      slots: ['investment.updates'],
    },
  ],
  console: [{ href: communityRatesPath(), label: msg`Exchange rates`, group: 'community', area: 'community' }],
  palette: [
    { id: 'investments.new', label: msg`Add an investment`, icon: ChartPie, href: newInvestmentPath(), onlyFor },
    { id: 'investments.import', label: msg`Import investments`, icon: ChartPie, href: importInvestmentsPath(), onlyFor },
  ],
  searchKinds: [{ kind: 'investment', label: msg`Investments`, icon: ChartPie }],
  slots: {
    'deal.invested': async () => (await import('./deal/DealInvestment.tsx')).DealInvestment,
    'organisation.team': async () => (await import('./organisation/SharedInvestments.tsx')).SharedInvestments,
  },
  follow: async () => (await import('./follow-investments.ts')).followInvestments,
}
