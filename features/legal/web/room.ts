import { msg } from '@lingui/core/macro'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { termsPath } from '../paths.ts'

export const legalRoom: WebRoom = {
  screens: [{ path: termsPath(), under: 'operators', load: async () => (await import('./operators/TermsScreen.tsx')).TermsScreen }],
  console: [{ href: termsPath(), label: msg`Terms`, group: 'community', area: 'community' }],
  slots: { 'dashboard.notice': async () => (await import('./dashboard/TermsNotice.tsx')).TermsNotice },
  follow: async () => (await import('./follow-terms.ts')).followTerms,
  beforeTerms: async () => (await import('./NewTerms.tsx')).NewTerms,
}
