/** What other rooms remove after a fixed time, for operators to know. */
export const fixedPeriods = [
  { name: /*i18n*/ { id: 'retention.fixed.sessions', message: 'Sessions that are not used' }, days: 30 },
  { name: /*i18n*/ { id: 'retention.fixed.links', message: 'Expired links to confirm an address' }, days: 30 },
  { name: /*i18n*/ { id: 'retention.fixed.reminders', message: 'Reminders that were sent' }, days: 90 },
  { name: /*i18n*/ { id: 'retention.fixed.digests', message: 'Which recommended events were emailed to members' }, days: 365 },
  { name: /*i18n*/ { id: 'retention.fixed.copies', message: 'Copies of their data that members requested' }, days: 7 },
  { name: /*i18n*/ { id: 'retention.fixed.changes', message: 'Internal record of changes' }, days: 30 },
  { name: /*i18n*/ { id: 'retention.fixed.addresses', message: 'Keyed hashes of former members’ addresses' }, days: 365 },
  { name: /*i18n*/ { id: 'retention.fixed.uploads', message: 'Uploads that were never finished' }, days: 1 },
] as const
