import type { WebRoom } from '#platform/web/rooms/room.ts'

export const reportsRoom: WebRoom = {
  slots: { 'member.report': async () => (await import('./ReportDialog.tsx')).ReportDialog },
}
