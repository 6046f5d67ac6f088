/** `{site}` is the community's name. */
export const mailTexts = {
  kind: /*i18n*/ { id: 'mailKind.announcement', message: 'Announcement from the operators' },
  test: /*i18n*/ { id: 'mail.announcements.test', message: 'Test: {title}' },
  more: /*i18n*/ { id: 'mail.announcements.more', message: 'Read more' },
  why: /*i18n*/ {
    id: 'mail.announcements.why',
    message: 'You get this email because you are a member of {site}, and its operators write to their members.',
  },
  counted: /*i18n*/ {
    id: 'mail.announcements.counted',
    message: 'The community counts how often the link is opened, but not who opens it.',
  },
  settings: /*i18n*/ { id: 'mail.announcements.settings', message: 'Choose which emails you get' },
  turnOff: /*i18n*/ { id: 'mail.announcements.turnOff', message: 'Turn off emails' },
}
