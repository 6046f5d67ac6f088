/** Operators' actions in this room, as they are logged. */
export const acts = {
  added: /*i18n*/ { id: 'act.knowledge.added', message: 'Added the webinar {about}' },
  changed: /*i18n*/ { id: 'act.knowledge.changed', message: 'Changed the webinar {about}' },
  removed: /*i18n*/ { id: 'act.knowledge.removed', message: 'Removed the webinar {about}' },
} as const
