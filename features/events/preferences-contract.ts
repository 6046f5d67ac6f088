import * as z from 'zod'
import { procedure, text } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { fieldTexts } from './field-texts.ts'
import { largestPrice, longestText, mostLocations } from './limits.ts'
import { list, nothing, tags, timeZone, wholeNumber } from './shared-contract.ts'
import { calendarProviders, digestFrequencies, eventTopics, preferredDays, preferredTimes } from './vocabulary.ts'

const wholeEuros = wholeNumber(largestPrice, invalid(fieldTexts.price))
const preferences = z.object({
  preferred_categories: list(z.enum(eventTopics), eventTopics.length),
  preferred_locations: z
    .array(text(longestText.location))
    .max(mostLocations, invalid(fieldTexts.locations, { most: mostLocations }))
    .transform((places) => [...new Set(places.filter(Boolean))])
    .describe('Names of cities'),
  location_radius: z.number().int().min(5).max(100).multipleOf(5).describe('In km'),
  allow_virtual_events: z.boolean(),
  min_price: wholeEuros.describe('In whole euros'),
  max_price: wholeEuros,
  include_free_events: z.boolean(),
  email_notifications: z.boolean(),
  push_notifications: z.boolean(),
  notification_frequency: z.enum(digestFrequencies),
  advance_notice_days: wholeNumber(60, invalid(fieldTexts.noticeDays)),
  preferred_days: list(z.enum(preferredDays), 7),
  preferred_times: list(z.enum(Object.keys(preferredTimes) as (keyof typeof preferredTimes)[]), 3),
  timezone: timeZone,
  calendar_sync_enabled: z.boolean(),
  calendar_provider: z.enum(calendarProviders),
  auto_add_registered_events: z.boolean(),
  shows_attendance: z.boolean().nullable().describe('Whether others see which events you attend; null if not yet asked'),
})
export type EventPreferences = z.infer<typeof preferences>
const preferencesInput = preferences.refine(({ min_price, max_price }) => min_price <= max_price, {
  path: ['max_price'],
  message: invalid(fieldTexts.priceRange),
})

export const preferencesProcedures = {
  preferences: procedure
    .route({ method: 'GET', path: '/event-preferences', summary: 'Get your event preferences', tags })
    .output(preferences),
  savePreferences: procedure
    .route({ method: 'PUT', path: '/event-preferences', summary: 'Save your event preferences', tags })
    .input(preferencesInput)
    .output(nothing),
  showAttendance: procedure
    .route({ method: 'PUT', path: '/event-preferences/attendance', summary: 'Set whether others see which events you attend', tags })
    .input(z.object({ shows: z.boolean() }))
    .output(nothing),
}
