/** `{what}` and `{besides}` are decisions, phrased as the continuation of a sentence; `kind` is the kind of content, or `member`. */
export const mailTexts = {
  kind: /*i18n*/ { id: 'mailKind.decision', message: 'A decision by the operators' },
  hidden: /*i18n*/ {
    id: 'mail.reports.hidden',
    message:
      '{kind, select, message {your message was hidden, and only you can see it} post {your post was hidden, and only you can see it} comment {your comment was hidden, and only you can see it} review {your review was hidden, and only you can see it} update {your update to investors was hidden, and only you can see it} organisation {your organisation was hidden, and only its people can see it} event {your event was hidden, and only you and those who registered can see it} other {your profile was hidden, and only you can see it}}',
  },
  removed: /*i18n*/ {
    id: 'mail.reports.removed',
    message:
      '{kind, select, message {your message was removed} post {your post was removed} comment {your comment was removed} review {your review was removed} update {your update to investors was removed} organisation {your organisation was removed} event {your event was removed} other {your profile was removed}}',
  },
  restored: /*i18n*/ {
    id: 'mail.reports.restored',
    message:
      '{kind, select, message {your message is visible again} post {your post is visible again} comment {your comment is visible again} review {your review is visible again} update {your update to investors is visible again} organisation {your organisation is visible again} event {your event is visible again} other {your profile is visible again}}',
  },
  warned: /*i18n*/ {
    id: 'mail.reports.warned',
    message:
      '{kind, select, message {you received a warning for something you wrote in a conversation} post {you received a warning for your post} comment {you received a warning for your comment} review {you received a warning for your review} update {you received a warning for your update to investors} organisation {you received a warning for your organisation’s page} event {you received a warning for your event} other {you received a warning for your profile or behaviour}}',
  },
  warningWithdrawn: /*i18n*/ {
    id: 'mail.reports.warningWithdrawn',
    message:
      '{kind, select, message {the warning for something you wrote in a conversation was withdrawn} post {the warning for your post was withdrawn} comment {the warning for your comment was withdrawn} review {the warning for your review was withdrawn} update {the warning for your update to investors was withdrawn} organisation {the warning for your organisation’s page was withdrawn} event {the warning for your event was withdrawn} other {the warning for your profile or behaviour was withdrawn}}',
  },
  suspended: /*i18n*/ {
    id: 'mail.reports.suspended',
    message:
      'your account is suspended until the operators lift the suspension. You can’t sign in, and members can’t see you, but your data is kept',
  },
  suspendedUntil: /*i18n*/ {
    id: 'mail.reports.suspendedUntil',
    message: 'your account is suspended until {until}. You can’t sign in, and members can’t see you, but your data is kept',
  },
  lifted: /*i18n*/ {
    id: 'mail.reports.lifted',
    message: 'your account is no longer suspended. You can sign in again, but any upcoming meetings and places at events were cancelled',
  },
  decided: /*i18n*/ {
    id: 'mail.reports.decided',
    message: 'The operators of the community made a decision: {what}.',
  },
  decidedBoth: /*i18n*/ {
    id: 'mail.reports.decidedBoth',
    message: 'The operators of the community made a decision: {what}. In addition, {besides}.',
  },
  about: /*i18n*/ {
    id: 'mail.reports.about',
    message: 'This is about: “{quote}”',
  },
  reason: /*i18n*/ {
    id: 'mail.reports.reason',
    message: 'Their reason: “{reason}”',
  },
  subjectSuspended: /*i18n*/ {
    id: 'mail.reports.subjectSuspended',
    message: 'Your {site} account is suspended',
  },
  subjectLifted: /*i18n*/ {
    id: 'mail.reports.subjectLifted',
    message: 'Your {site} account is no longer suspended',
  },
  subjectTaken: /*i18n*/ {
    id: 'mail.reports.subjectTaken',
    message: 'Something you wrote on {site} was hidden or removed',
  },
  subjectWarned: /*i18n*/ {
    id: 'mail.reports.subjectWarned',
    message: 'A warning from the operators of {site}',
  },
  subjectChanged: /*i18n*/ {
    id: 'mail.reports.subjectChanged',
    message: 'The operators of {site} changed their decision',
  },
  goTo: /*i18n*/ {
    id: 'mail.reports.goTo',
    message: 'Go to {site}',
  },
  answer: /*i18n*/ {
    id: 'mail.reports.answer',
    message: 'Review and appeal',
  },
  whenever: /*i18n*/ {
    id: 'mail.reports.whenever',
    message: 'We send this email whenever the operators of the community make a decision about you.',
  },
  canAnswer: /*i18n*/ {
    id: 'mail.reports.canAnswer',
    message:
      'If you think this is wrong, you can appeal once. The link works for {days, plural, one {# day} other {# days}}, even if you can’t sign in, and is only for you. We send this email whenever the operators of the community make a decision about you.',
  },
}
