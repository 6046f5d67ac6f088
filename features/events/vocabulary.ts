/** Types of events. */
export const eventTypes = ['conference', 'summit', 'networking', 'workshop', 'pitch', 'expo'] as const
export type EventType = (typeof eventTypes)[number]

export const eventFormats = ['on-site', 'online', 'hybrid'] as const
export type EventFormat = (typeof eventFormats)[number]

/** Where events come from. If two sources list the same event, the first in this list is shown. */
export const eventSourceKinds = [
  'community',
  'curated',
  'eventbrite',
  'meetup',
  'icalendar',
  'web-page',
  'mobilizon',
  'conference-data',
] as const
export type EventSourceKind = (typeof eventSourceKinds)[number]

/** Topics that members can choose in their settings. */
export const eventTopics = [
  'Technology',
  'Business',
  'Networking',
  'Startup',
  'Investment',
  'AI/ML',
  'FinTech',
  'HealthTech',
  'SaaS',
  'Marketing',
] as const
export type EventTopic = (typeof eventTopics)[number]

/** Event categories with Eventbrite's codes (https://www.eventbriteapi.com/v3/categories/). */
export const categories = {
  101: 'Business & Professional',
  102: 'Science & Technology',
  103: 'Music',
  104: 'Film & Media',
  105: 'Performing & Visual Arts',
  106: 'Fashion',
  107: 'Health',
  108: 'Sports',
  109: 'Travel & Outdoor',
  110: 'Food & Drink',
  111: 'Charity & Causes',
  112: 'Government',
  113: 'Community & Culture',
  114: 'Religion',
  115: 'Family & Education',
  116: 'Seasonal',
  117: 'Home',
  118: 'Auto, Boat & Air',
  119: 'Hobbies',
  120: 'School',
  199: 'Other',
} as const
export const categoryCodes = Object.keys(categories).map(Number)
/** The default category. */
export const usualCategory = 102

/** Statuses of a registration. 'requested' awaits the host, 'waiting' awaits a place. */
export const attendanceStatuses = ['requested', 'waiting', 'registered', 'attended', 'cancelled', 'no_show', 'declined'] as const
export type AttendanceStatus = (typeof attendanceStatuses)[number]

/** To whom a host writes: those with a place, those on the waiting list, or both. */
export const messageAudiences = ['registered', 'waiting', 'all'] as const
export type MessageAudience = (typeof messageAudiences)[number]

export const historyFilters = ['all', 'registered', 'attended', 'cancelled'] as const
export type HistoryFilter = (typeof historyFilters)[number]

export const preferredDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
/** Parts of a day, with their first and last hours. */
export const preferredTimes = { Morning: [6, 12], Afternoon: [12, 18], Evening: [18, 24] } as const
export const digestFrequencies = ['daily', 'weekly', 'monthly'] as const
export const calendarProviders = ['google', 'outlook', 'apple'] as const
export type CalendarProvider = (typeof calendarProviders)[number]
