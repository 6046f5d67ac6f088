export const mailTexts = {
  /** `{count}` 100 stands for more than 99. */
  found: /*i18n*/ {
    id: 'mail.search.found',
    message: '{count, plural, one {# new result} =100 {More than 99 new results} other {# new results}} for “{name}”',
  },
  foundInSome: /*i18n*/ { id: 'mail.search.foundInSome', message: 'New results for {searches} saved searches' },
  why: /*i18n*/ { id: 'mail.search.why', message: 'New since you last looked:' },
  open: /*i18n*/ { id: 'mail.search.open', message: 'View new results' },
}
