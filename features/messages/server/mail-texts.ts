export const mailTexts = {
  received: /*i18n*/ {
    id: 'mail.messages.received',
    message: '{count, plural, one {New message from {name}} other {{name} sent you # messages}}',
  },
  receivedAll: /*i18n*/ {
    id: 'mail.messages.receivedAll',
    message: '{count, plural, one {New message from {name}:} other {{name} sent you # messages:}}',
  },
  receivedLast: /*i18n*/ {
    id: 'mail.messages.receivedLast',
    message: '{count, plural, one {New message from {name}.} other {{name} sent you # messages.}} The last {shown, number}:',
  },
  open: /*i18n*/ { id: 'mail.messages.open', message: 'Open the conversation' },
}
