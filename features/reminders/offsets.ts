/** Possible times before an event, in minutes. */
export const offsets = {
  '15min': 15,
  '30min': 30,
  '1hour': 60,
  '2hours': 120,
  '1day': 24 * 60,
  '2days': 2 * 24 * 60,
  '1week': 7 * 24 * 60,
} as const
export type Offset = keyof typeof offsets
export const offsetNames = Object.keys(offsets) as Offset[]
export const usualOffset: Offset = '1day'

export const reminderTypes = ['browser', 'email'] as const
export type ReminderType = (typeof reminderTypes)[number]

export const longestMessage = 300
/** Maximum number of a member's upcoming reminders. */
export const remindersEach = 200
