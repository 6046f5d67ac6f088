/** What those who manage the programme do in this room, as it is logged. */
export const acts = {
  created: /*i18n*/ { id: 'act.groups.created', message: 'Created the group {about}' },
  changed: /*i18n*/ { id: 'act.groups.changed', message: 'Changed the group {about}' },
  archived: /*i18n*/ { id: 'act.groups.archived', message: 'Archived the group {about}' },
  reopened: /*i18n*/ { id: 'act.groups.reopened', message: 'Reopened the group {about}' },
  deleted: /*i18n*/ { id: 'act.groups.deleted', message: 'Deleted the group {about}' },
  leaderChosen: /*i18n*/ { id: 'act.groups.leaderChosen', message: 'Chose a leader for the group {about}' },
  leaderRemoved: /*i18n*/ { id: 'act.groups.leaderRemoved', message: 'Removed a leader of the group {about}' },
  peopleAdded: /*i18n*/ { id: 'act.groups.peopleAdded', message: 'Added members to the group {about}' },
  personRemoved: /*i18n*/ { id: 'act.groups.personRemoved', message: 'Removed a member from the group {about}' },
  requestAccepted: /*i18n*/ { id: 'act.groups.requestAccepted', message: 'Accepted a request to join the group {about}' },
  requestDeclined: /*i18n*/ { id: 'act.groups.requestDeclined', message: 'Declined a request to join the group {about}' },
} as const
