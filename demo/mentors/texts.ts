/** How mentors offer their time. Values: city, language. */
export const mentorOffers = [
  '{Two|Three|Four} founders at a time, an hour every second week, for half a year.',
  'First talk free and without an agenda.',
  'I have room for {one|two} more teams this {autumn|winter|spring}.',
  'I mentor without shares and without a fee; I ask for honesty and punctuality.',
  'Best by telephone while walking.',
  'I like concrete questions: send me the page, not the deck.',
  'Women who found alone are especially welcome.',
  'I prefer teams outside the capitals.',
  'I stay for the difficult months, that is the point of a mentor.',
  'If I am the wrong one, I usually know the right one.',
  'In {city} I keep a table free on Thursdays.',
] as const

/** How advisors, who are paid for it, offer theirs. */
export const advisorOffers = [
  'I work by the day, with a written result.',
  'The first {hour|two hours} cost nothing; after that you know whether it helps.',
  'I take {four|five|six} mandates at a time, and say so when I am full.',
  'For startups there is a rate that they can afford.',
  'I sit on {two|three|four} advisory boards, all of them by invitation of the founders.',
  'I write short reports; the shortest was one page and stopped a project.',
  'My clients are {founders and their first investors|family firms and municipal utilities|funds and their portfolio companies}.',
] as const

/** How the parts of a mentor's bio follow each other; `also` is help with a second subject. */
// prettier-ignore
export const mentorOrders = [
  'past help offer', 'help past offer', 'past help also', 'past offer help', 'past past help offer', 'help also offer', 'past help help', 'past help also offer',
  'past also help', 'help past also offer',
] as const
