import { msg } from '@lingui/core/macro'
import { BriefcaseBusiness, NotebookPen } from 'lucide-react'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { dealPath, dealsPath, editDealPath, newDealPath, readingPath } from '../paths.ts'

export const dealsRoom: WebRoom = {
  tab: {
    id: 'deal-flows',
    label: msg`Deal Flows`,
    icon: BriefcaseBusiness,
    place: 'deals',
    shortLabel: msg`Deals`,
  },
  screens: [
    {
      path: dealsPath(),
      load: async () => (await import('./hub/DealHub.tsx')).DealHub,
      slots: ['deals.mine', 'deal.actions', 'deals.pipeline'],
    },
    { path: newDealPath(), load: async () => (await import('./wizard/NewDeal.tsx')).NewDeal },
    { path: editDealPath('$id'), load: async () => (await import('./wizard/EditDeal.tsx')).EditDeal },
    { path: dealPath('$id'), load: async () => (await import('./deal/DealPage.tsx')).DealPage, slots: ['deal.actions'] },
    { path: readingPath('$id', '$documentId'), load: async () => (await import('./reading/ReadDocument.tsx')).ReadDocument },
  ],
  searchKinds: [
    { kind: 'deal', label: msg`Deals`, icon: BriefcaseBusiness },
    { kind: 'dealNote', label: msg`Notes in your pipeline`, icon: NotebookPen },
  ],
  slots: {
    'profile.aside': async () => (await import('./profile/MemberDeals.tsx')).MemberDeals,
    'organisation.deals': async () => (await import('./organisation/OrganisationDeals.tsx')).OrganisationDeals,
    'dashboard.waiting': async () => (await import('./dashboard/OpenIntroductions.tsx')).OpenIntroductions,
  },
  follow: async () => (await import('./follow-deals.ts')).followDeals,
}
