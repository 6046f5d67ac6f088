import type { Reminder } from '../contract.ts'
import { offsetNames, offsets, usualOffset } from '../offsets.ts'
import type { ListedRow } from './queries.ts'

export const presentReminder = ({ id, event_id, title, event_date, time_zone, all_day, ...reminder }: ListedRow): Reminder => ({
  id,
  event_id,
  title,
  starts_at: event_date.toISOString(),
  time_zone,
  all_day,
  remind_at: reminder.reminder_date.toISOString(),
  type: reminder.reminder_type,
  offset: offsetNames.find((name) => offsets[name] === reminder.minutes_before) ?? usualOffset,
  message: reminder.message,
})
