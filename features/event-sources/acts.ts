/** Entries for the operator activity log. */
export const acts = {
  added: /*i18n*/ { id: 'act.eventSources.added', message: 'Added the source {about}' },
  approved: /*i18n*/ { id: 'act.eventSources.approved', message: 'Approved the source {about}' },
  declined: /*i18n*/ { id: 'act.eventSources.declined', message: 'Declined the source {about}' },
  paused: /*i18n*/ { id: 'act.eventSources.paused', message: 'Paused the source {about}' },
  resumed: /*i18n*/ { id: 'act.eventSources.resumed', message: 'Resumed the source {about}' },
  fetched: /*i18n*/ { id: 'act.eventSources.fetched', message: 'Fetched events from the source {about}' },
  removed: /*i18n*/ { id: 'act.eventSources.removed', message: 'Removed the source {about}' },
  curatedSaved: /*i18n*/ { id: 'act.eventSources.curatedSaved', message: 'Saved the curated event {about}' },
  curatedRemoved: /*i18n*/ { id: 'act.eventSources.curatedRemoved', message: 'Removed the curated event {about}' },
} as const
