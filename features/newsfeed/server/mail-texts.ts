/** `{who}` is a name, with the company if there is one. */
export const mailTexts = {
  commented: /*i18n*/ { id: 'mail.newsfeed.commented', message: '{name} commented on your post' },
  commentedBy: /*i18n*/ { id: 'mail.newsfeed.commentedBy', message: '{who} commented on your post:' },
  replied: /*i18n*/ { id: 'mail.newsfeed.replied', message: '{name} replied to your comment' },
  repliedBy: /*i18n*/ { id: 'mail.newsfeed.repliedBy', message: '{who} replied to your comment:' },
  mentioned: /*i18n*/ { id: 'mail.newsfeed.mentioned', message: '{name} mentioned you' },
  mentionedBy: /*i18n*/ { id: 'mail.newsfeed.mentionedBy', message: '{who} mentioned you:' },
  organisationMentioned: /*i18n*/ { id: 'mail.newsfeed.organisationMentioned', message: '{name} mentioned {organisation}' },
  organisationMentionedBy: /*i18n*/ { id: 'mail.newsfeed.organisationMentionedBy', message: '{who} mentioned {organisation}:' },
  read: /*i18n*/ { id: 'mail.newsfeed.read', message: 'Open the post' },
  postedInGroup: /*i18n*/ { id: 'mail.newsfeed.postedInGroup', message: 'New posts in {group}' },
  postedInGroupText: /*i18n*/ { id: 'mail.newsfeed.postedInGroupText', message: 'There are new posts in your group {group}.' },
  readInGroup: /*i18n*/ { id: 'mail.newsfeed.readInGroup', message: 'View group' },
}
