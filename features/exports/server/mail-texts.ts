export const mailTexts = {
  ready: /*i18n*/ { id: 'mail.exports.ready', message: 'The copy of your data is ready' },
  keptFor: /*i18n*/ {
    id: 'mail.exports.keptFor',
    message: 'You asked for a copy of all that is kept about you. It is ready, and is kept for {days, plural, one {# day} other {# days}}.',
  },
  download: /*i18n*/ { id: 'mail.exports.download', message: 'Download it in your settings' },
}
