/** What operators do here, as it is written down. */
export const acts = {
  added: /*i18n*/ { id: 'knowledge.acts.added', message: 'Added the webinar {about}' },
  changed: /*i18n*/ { id: 'knowledge.acts.changed', message: 'Changed the webinar {about}' },
  removed: /*i18n*/ { id: 'knowledge.acts.removed', message: 'Removed the webinar {about}' },
} as const
