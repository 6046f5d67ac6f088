/** What operators do here, as it is written down. */
export const acts = {
  hidden: /*i18n*/ { id: 'act.reviews.hidden', message: 'Hid the review by {about}' },
  restored: /*i18n*/ { id: 'act.reviews.restored', message: 'Showed the review by {about} again' },
} as const
