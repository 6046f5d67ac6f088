import type { WebRoom } from '#platform/web/rooms/room.ts'
import { ownDecisionsPath, reportCasePath, reportsPath } from '../paths.ts'

export const reportsRoom: WebRoom = {
  screens: [
    { path: reportsPath(), under: 'operators', load: async () => (await import('./operators/CasesScreen.tsx')).CasesScreen },
    { path: reportCasePath('$id'), under: 'operators', load: async () => (await import('./operators/CaseScreen.tsx')).CaseScreen },
    { path: ownDecisionsPath(), under: 'settings', load: async () => (await import('./own/OwnDecisionsScreen.tsx')).OwnDecisionsScreen },
  ],
  slots: {
    'member.report': async () => (await import('./ReportDialog.tsx')).ReportDialog,
    'operators.waiting': async () => (await import('./operators/WaitingBadge.tsx')).WaitingBadge,
    'operators.moderation': async () => (await import('./operators/ReportsSection.tsx')).ReportsSection,
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
