import { msg } from '@lingui/core/macro'
import { MailQuestion } from 'lucide-react'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { answerPath, answersPath, evidencePath, ownRequestsPath, readersPath, sustainabilityPath } from '../paths.ts'

const label = msg`Sustainability requests`

export const sustainabilityRoom: WebRoom = {
  // Reached from the palette, from notifications and from organisations.
  tab: { id: 'sustainability-requests', label, icon: MailQuestion, isUnlisted: true },
  screens: [
    { path: ownRequestsPath(), load: async () => (await import('./requests/OwnRequests.tsx')).OwnRequests },
    {
      path: answerPath('$slug', '$part'),
      load: async () => (await import('./answering/QuestionsScreen.tsx')).QuestionsScreen,
      under: 'organisations',
    },
    {
      path: answersPath('$slug'),
      load: async () => (await import('./answering/AnswersScreen.tsx')).AnswersScreen,
      under: 'organisations',
      slots: ['sustainability.answers'],
    },
    {
      path: readersPath('$slug'),
      load: async () => (await import('./readers/ReadersScreen.tsx')).ReadersScreen,
      under: 'organisations',
    },
    {
      path: evidencePath('$slug', '$fileId', '$documentId'),
      load: async () => (await import('./evidence/ReadEvidence.tsx')).ReadEvidence,
      under: 'organisations',
    },
    {
      path: sustainabilityPath('$slug'),
      load: async () => (await import('./reading/SheetScreen.tsx')).SheetScreen,
      under: 'organisations',
      slots: ['sustainability.sheet'],
    },
  ],
  palette: [{ id: 'sustainability-requests', label, icon: MailQuestion, href: ownRequestsPath() }],
  slots: {
    'organisation.sustainability': async () => (await import('./strip/OnOrganisation.tsx')).OnOrganisation,
    'dashboard.waiting': async () => (await import('./dashboard/WaitingRequests.tsx')).WaitingRequests,
    'profile.end': async () => (await import('./strip/OnProfile.tsx')).OnProfile,
  },
  follow: async () => (await import('./follow-sustainability.ts')).followSustainability,
}
