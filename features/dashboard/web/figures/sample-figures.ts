import type { Figures } from '../../contract.ts'

/** Invented figures, shown with a label if the real ones fail to load. */
export const sampleFigures: Figures = {
  at: '2026-01-01T00:00:00.000Z',
  connections: { total: 24, this_week: 2, recent: 6, before: 5, growth: 20 },
  deals: { active: 8, new_today: 1, completed: 3, posted: 12, success: 25 },
  messages: { total: 156, unread: 3, answers: 40, response_hours: 4 },
  events: { ahead: 2, next: null },
  views: { total: 60, today: '2026-01-01', days: [] },
  matches: { interests: 20, connected: 12, rate: 60 },
  investments: null,
}
