/** How mentors offer their time. Values: city, language. */
export const mentorOffers = [
  'I work with {two|three|four} founders at a time, for an hour every second week over six months.',
  'The first call is free and without obligation.',
  'I have capacity for {one more team|two more teams} this {quarter|year}.',
  'I mentor without fees or equity.',
  'Calls by phone or video, whichever suits you.',
  'I work best with specific questions, so please send them in advance.',
  'I particularly welcome solo female founders.',
  'I prefer to work with teams outside the capital cities.',
  'I am available in difficult phases as well, not only for growth.',
  'If I am not the right mentor for you, I am happy to refer you.',
  'I am available for meetings in {city} on Thursdays.',
] as const

/** How advisors, who are paid for it, offer theirs. */
export const advisorOffers = [
  'I charge by the day and deliver written results.',
  'The first {hour is|two hours are} free of charge.',
  'I take on {four|five|six} clients at a time.',
  'I offer a reduced rate for startups.',
  'I sit on {two|three|four} advisory boards.',
  'I write short reports with clear recommendations.',
  'My clients are {founders and their first investors|family firms and municipal utilities|funds and their portfolio companies}.',
] as const

/** How the parts of a mentor's bio follow each other; `also` is help with a second subject. */
// prettier-ignore
export const mentorOrders = [
  'past help offer', 'help past offer', 'past help also', 'past offer help', 'past past help offer', 'help also offer', 'past help help', 'past help also offer',
  'past also help', 'help past also offer',
] as const
