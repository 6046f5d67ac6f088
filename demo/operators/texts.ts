import { blank } from '#features/joining/localised.ts'

/** What the operators announced or are about to: days from today; counts of those sent by email. */
export const announcements = [
  {
    state: 'sent',
    inDays: -24,
    sent: 371,
    failed: 4,
    followed: 96,
    title: {
      ...blank(),
      en: 'Three new guides on sustainability reporting',
      de: 'Drei neue Leitfäden zur Nachhaltigkeitsberichterstattung',
    },
    text: {
      ...blank(),
      en: 'In the knowledge hub you now find what VSME, the SFDR and the EU taxonomy mean for a company with fewer than fifty people: what investors will ask for, where you already have the figures, and what you can leave out.\n\nIf a question remains open, reply in the newsfeed. We answer there, so that everybody can read it.',
      de: 'Im Wissensbereich steht jetzt, was VSME, SFDR und EU-Taxonomie für ein Unternehmen mit weniger als fünfzig Leuten bedeuten: wonach Investor:innen fragen, wo du die Zahlen schon hast und was du weglassen kannst.\n\nWenn eine Frage offen bleibt, stell sie im Newsfeed. Wir antworten dort, damit alle es lesen können.',
    },
    link: '/dashboard/knowledge',
  },
  {
    state: 'draft',
    inDays: -1,
    sent: 0,
    failed: 0,
    followed: 0,
    title: { ...blank(), en: 'Next cohort: applications open soon' },
    text: {
      ...blank(),
      en: 'Ten places for companies that prepare their first institutional round. Please tell founders you know; we will publish the dates here first.',
    },
    link: '',
  },
] as const

/** Posts that were reported, and the reports, which wait for a decision. */
export const reports = [
  {
    by: 'advisor',
    text: 'Only until Friday: 20% off our ESG rating for portfolio companies. Write “RATING” to me and you get a slot this week. First come, first served!',
    reason: 'spam',
    daysAgo: 2,
    details: 'The same advertisement was here last week with another date.',
  },
  {
    by: 'startup',
    text: 'Our controller cuts the energy use of any building by 90%. Guaranteed, without touching the boiler. We are opening a few last tickets in our round.',
    reason: 'false-claims',
    daysAgo: 4,
    details: 'Their own case study says 9% in one office. Please ask for a source.',
  },
] as const
