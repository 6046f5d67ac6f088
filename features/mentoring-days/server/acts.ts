/** What those who manage the programme do with mentoring days, as it is logged. */
export const acts = {
  created: /*i18n*/ { id: 'act.mentoringDays.created', message: 'Created the mentoring day {about}' },
  changed: /*i18n*/ { id: 'act.mentoringDays.changed', message: 'Changed the mentoring day {about}' },
  deleted: /*i18n*/ { id: 'act.mentoringDays.deleted', message: 'Deleted the draft of the mentoring day {about}' },
  peopleAdded: /*i18n*/ { id: 'act.mentoringDays.peopleAdded', message: 'Added members to the mentoring day {about}' },
  personRemoved: /*i18n*/ { id: 'act.mentoringDays.personRemoved', message: 'Removed a member from the mentoring day {about}' },
  placeSet: /*i18n*/ { id: 'act.mentoringDays.placeSet', message: 'Set a mentor’s place at the mentoring day {about}' },
  asked: /*i18n*/ { id: 'act.mentoringDays.asked', message: 'Asked for wishes for the mentoring day {about}' },
  planned: /*i18n*/ { id: 'act.mentoringDays.planned', message: 'Planned the meetings of the mentoring day {about}' },
  planChanged: /*i18n*/ { id: 'act.mentoringDays.planChanged', message: 'Changed a meeting of the mentoring day {about}' },
  sent: /*i18n*/ { id: 'act.mentoringDays.sent', message: 'Sent the schedule of the mentoring day {about}' },
  cancelled: /*i18n*/ { id: 'act.mentoringDays.cancelled', message: 'Cancelled the mentoring day {about}' },
} as const
