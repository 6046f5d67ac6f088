/** Entries in the record of operator activity. */
export const acts = {
  hidden: /*i18n*/ { id: 'act.reviews.hidden', message: 'Hid the review by {about}' },
  approved: /*i18n*/ { id: 'act.reviews.approved', message: 'Approved the review by {about}' },
  restored: /*i18n*/ { id: 'act.reviews.restored', message: 'Restored the review by {about}' },
} as const
