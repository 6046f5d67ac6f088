/**
 * What was decided stands in `{what}` and `{besides}`, each a sentence of its own; `kind` is what it is about, their profile where it is
 * none of the others.
 */
export const mailTexts = {
  hidden: /*i18n*/ {
    id: 'mail.reports.hidden',
    message:
      '{kind, select, message {what you wrote in a conversation is hidden: nobody but you sees it} post {your post is hidden: nobody but you sees it} comment {your comment is hidden: nobody but you sees it} review {your review is hidden: nobody but you sees it} update {your update to investors is hidden: nobody but you sees it} other {your profile or what you did is hidden: nobody but you sees it}}',
  },
  removed: /*i18n*/ {
    id: 'mail.reports.removed',
    message:
      '{kind, select, message {what you wrote in a conversation was removed} post {your post was removed} comment {your comment was removed} review {your review was removed} update {your update to investors was removed} other {your profile or what you did was removed}}',
  },
  restored: /*i18n*/ {
    id: 'mail.reports.restored',
    message:
      '{kind, select, message {what you wrote in a conversation is shown again} post {your post is shown again} comment {your comment is shown again} review {your review is shown again} update {your update to investors is shown again} other {your profile or what you did is shown again}}',
  },
  warned: /*i18n*/ {
    id: 'mail.reports.warned',
    message:
      '{kind, select, message {you are warned because of what you wrote in a conversation} post {you are warned because of your post} comment {you are warned because of your comment} review {you are warned because of your review} update {you are warned because of your update to investors} other {you are warned because of your profile or what you did}}',
  },
  warningWithdrawn: /*i18n*/ {
    id: 'mail.reports.warningWithdrawn',
    message:
      '{kind, select, message {the warning because of what you wrote in a conversation is withdrawn} post {the warning because of your post is withdrawn} comment {the warning because of your comment is withdrawn} review {the warning because of your review is withdrawn} update {the warning because of your update to investors is withdrawn} other {the warning because of your profile or what you did is withdrawn}}',
  },
  suspended: /*i18n*/ {
    id: 'mail.reports.suspended',
    message:
      'your account is suspended until the operators lift that: you cannot sign in and nobody sees you, but nothing of yours is lost',
  },
  suspendedUntil: /*i18n*/ {
    id: 'mail.reports.suspendedUntil',
    message: 'your account is suspended until {until}: you cannot sign in and nobody sees you, but nothing of yours is lost',
  },
  lifted: /*i18n*/ {
    id: 'mail.reports.lifted',
    message: 'your account is no longer suspended: sign in, and all is as it was',
  },
  decided: /*i18n*/ {
    id: 'mail.reports.decided',
    message: 'the operators of the community have decided: {what}.',
  },
  decidedBoth: /*i18n*/ {
    id: 'mail.reports.decidedBoth',
    message: 'the operators of the community have decided: {what}; and {besides}.',
  },
  about: /*i18n*/ {
    id: 'mail.reports.about',
    message: 'What it is about: “{quote}”',
  },
  reason: /*i18n*/ {
    id: 'mail.reports.reason',
    message: 'What they wrote to you: “{reason}”',
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
    message: 'Something you wrote on {site} was taken away',
  },
  subjectWarned: /*i18n*/ {
    id: 'mail.reports.subjectWarned',
    message: 'A warning from the operators of {site}',
  },
  subjectChanged: /*i18n*/ {
    id: 'mail.reports.subjectChanged',
    message: 'The operators of {site} have changed their decision',
  },
  goTo: /*i18n*/ {
    id: 'mail.reports.goTo',
    message: 'Go to {site}',
  },
  answer: /*i18n*/ {
    id: 'mail.reports.answer',
    message: 'Read and answer',
  },
  whenever: /*i18n*/ {
    id: 'mail.reports.whenever',
    message: 'This mail comes whenever the operators of the community decide something about you.',
  },
  canAnswer: /*i18n*/ {
    id: 'mail.reports.canAnswer',
    message:
      'If you think this is wrong, you can answer once: the link works for {days, plural, one {# day} other {# days}}, also without signing in, and is for you alone. This mail comes whenever the operators of the community decide something about you.',
  },
}
