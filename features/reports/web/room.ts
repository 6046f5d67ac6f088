import { msg } from '@lingui/core/macro'
import { Flag } from 'lucide-react'
import { type WebRoom, badge } from '#platform/web/rooms/room.ts'
import { ownDecisionsPath, reportCasePath, reportsPath } from '../paths.ts'
import { waitingCases } from './data.ts'

export const reportsRoom: WebRoom = {
  screens: [
    { path: reportsPath(), under: 'operators', load: async () => (await import('./operators/CasesScreen.tsx')).CasesScreen },
    { path: reportCasePath('$id'), under: 'operators', load: async () => (await import('./operators/CaseScreen.tsx')).CaseScreen },
    { path: ownDecisionsPath(), under: 'settings', load: async () => (await import('./own/OwnDecisionsScreen.tsx')).OwnDecisionsScreen },
  ],
  console: [
    {
      href: reportsPath(),
      label: msg`Reports`,
      group: 'content',
      area: 'moderation',
      waiting: { ...badge(waitingCases, ({ open }) => open), topics: ['reports:cases'] },
    },
  ],
  searchKinds: [{ kind: 'case', label: msg`Reports`, icon: Flag, area: 'moderation' }],
  slots: {
    'member.report': async () => (await import('./ReportDialog.tsx')).ReportDialog,
    'settings.group': async () => (await import('./own/OwnDecisionsGroup.tsx')).OwnDecisionsGroup,
    'newsfeed.postMenu': async () => (await import('./ReportContent.tsx')).reportMenus.post,
    'newsfeed.commentMenu': async () => (await import('./ReportContent.tsx')).reportMenus.comment,
    'reviews.menu': async () => (await import('./ReportContent.tsx')).reportMenus.review,
    'organisation.menu': async () => (await import('./ReportContent.tsx')).reportMenus.organisation,
    'event.menu': async () => (await import('./ReportContent.tsx')).reportMenus.event,
    'updates.menu': async () => (await import('./ReportContent.tsx')).reportMenus.update,
  },
  follow: async () => (await import('./follow-reports.ts')).followReports,
}
