export const mailTexts = {
  ready: /*i18n*/ { id: 'mail.exports.ready', message: 'The copy of your data is ready' },
  keptFor: /*i18n*/ {
    id: 'mail.exports.keptFor',
    message: 'The copy of your data that you requested is ready. You can download it for {days, plural, one {# day} other {# days}}.',
  },
  download: /*i18n*/ { id: 'mail.exports.download', message: 'Download it in your settings' },
}
