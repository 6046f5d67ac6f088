import type { WebRoom } from '#platform/web/rooms/room.ts'

export const remindersRoom: WebRoom = {
  slots: {
    'event.actions': async () => (await import('./ReminderButton.tsx')).ReminderButton,
    'events.settings': async () => (await import('./ReminderSettings.tsx')).ReminderSettings,
  },
}
