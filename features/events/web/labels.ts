import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Continent } from '../continents.ts'
import { topicTexts } from '../topic-texts.ts'
import type {
  AttendanceStatus,
  CalendarProvider,
  EventFormat,
  EventSourceKind,
  EventTopic,
  EventType,
  HistoryFilter,
  categories,
  digestFrequencies,
  preferredDays,
  preferredTimes,
} from '../vocabulary.ts'

type Labels<Name extends string | number> = Readonly<Record<Name, MessageDescriptor>>

export const typeLabels: Labels<EventType> = {
  conference: msg`Conference`,
  summit: msg`Summit`,
  networking: msg`Networking`,
  workshop: msg`Workshop`,
  pitch: msg`Pitch event`,
  expo: msg`Expo`,
}

export const formatLabels: Labels<EventFormat> = {
  'on-site': msg`On site`,
  online: msg`Online`,
  hybrid: msg`On site and online`,
}

export const sourceLabels: Labels<EventSourceKind> = {
  community: msg`The community`,
  curated: msg`Global list`,
  eventbrite: msg`Eventbrite`,
  meetup: msg`Meetup`,
  icalendar: msg`Calendars`,
  'web-page': msg`Event pages`,
  mobilizon: msg`Mobilizon`,
  'conference-data': msg`conference-data`,
}

export const categoryLabels: Labels<keyof typeof categories> = {
  101: msg`Business & Professional`,
  102: msg`Science & Technology`,
  103: msg`Music`,
  104: msg`Film & Media`,
  105: msg`Performing & Visual Arts`,
  106: msg`Fashion`,
  107: msg`Health`,
  108: msg`Sports`,
  109: msg`Travel & Outdoor`,
  110: msg`Food & Drink`,
  111: msg`Charity & Causes`,
  112: msg`Government`,
  113: msg`Community & Culture`,
  114: msg`Religion`,
  115: msg`Family & Education`,
  116: msg`Seasonal`,
  117: msg({ message: 'Home', context: 'category' }),
  118: msg`Auto, Boat & Air`,
  119: msg`Hobbies`,
  120: msg`School`,
  199: msg({ message: 'Other', context: 'category' }),
}

export const topicLabels: Labels<EventTopic> = topicTexts

export const statusLabels: Labels<AttendanceStatus> = {
  requested: msg`Awaiting host’s reply`,
  waiting: msg`On the waiting list`,
  registered: msg`Registered`,
  attended: msg`Attended`,
  cancelled: msg`Cancelled`,
  no_show: msg`Missed`,
  declined: msg`Not accepted`,
}

export const historyLabels: Labels<HistoryFilter> = {
  all: msg({ message: 'All', context: 'events' }),
  registered: msg`Registered`,
  attended: msg`Attended`,
  cancelled: msg`Cancelled`,
}

export const continentLabels: Labels<Continent> = {
  africa: msg`Africa`,
  asia: msg`Asia`,
  europe: msg`Europe`,
  'north-america': msg`North America`,
  oceania: msg`Oceania`,
  'south-america': msg`South America`,
}

export const dayLabels: Labels<(typeof preferredDays)[number]> = {
  Monday: msg`Monday`,
  Tuesday: msg`Tuesday`,
  Wednesday: msg`Wednesday`,
  Thursday: msg`Thursday`,
  Friday: msg`Friday`,
  Saturday: msg`Saturday`,
  Sunday: msg`Sunday`,
}

export const timeLabels: Labels<keyof typeof preferredTimes> = {
  Morning: msg`Morning (6-12)`,
  Afternoon: msg`Afternoon (12-18)`,
  Evening: msg`Evening (18-24)`,
}

export const frequencyLabels: Labels<(typeof digestFrequencies)[number]> = {
  daily: msg`Daily`,
  weekly: msg`Weekly`,
  monthly: msg`Monthly`,
}

export const providerLabels: Labels<CalendarProvider> = {
  google: msg`Google`,
  outlook: msg`Outlook`,
  apple: msg`Apple`,
}
