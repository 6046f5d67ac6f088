/** Texts in calendar files and tables; `{site}` is the community's name. */
export const calendarTexts = {
  online: /*i18n*/ { id: 'file.calendars.online', message: 'Online' },
  events: /*i18n*/ { id: 'file.calendars.events', message: '{site}: events' },
  cutOff: /*i18n*/ {
    id: 'file.calendars.cutOff',
    message:
      'This file contains only the first {count, plural, one {# event} other {# events}}. Choose a category or a shorter period to export the rest.',
  },
  event: /*i18n*/ { id: 'file.calendars.event', message: 'Event' },
  starts: /*i18n*/ { id: 'file.calendars.starts', message: 'Starts' },
  ends: /*i18n*/ { id: 'file.calendars.ends', message: 'Ends' },
  timeZone: /*i18n*/ { id: 'file.calendars.timeZone', message: 'Time zone' },
  place: /*i18n*/ { id: 'file.calendars.place', message: 'Place' },
  format: /*i18n*/ { id: 'file.calendars.format', message: 'Format' },
  organizer: /*i18n*/ { id: 'file.calendars.organizer', message: 'Organiser' },
  website: /*i18n*/ { id: 'file.calendars.website', message: 'Website' },
  link: /*i18n*/ { id: 'file.calendars.link', message: 'Link' },
}
