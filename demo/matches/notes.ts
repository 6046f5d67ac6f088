import type { MemberGroup } from '#features/profiles/vocabulary.ts'

type Direction = `${MemberGroup}>${MemberGroup}`

/** Notes with which members accept a match, by group; `{company}` is the sender's company, `{name}` the recipient's first name. */
export const notes: Readonly<Record<Direction, readonly string[]>> = {
  'startup>investor': [
    'Hello {name}, your criteria match our plan for next year. May I send you our twelve-page deck?',
    'Would you be interested in a call about {company}? I can send our latest figures.',
    'Your focus fits our next round at {company}. I can share our monthly figures, including the weaker months.',
  ],
  'startup>mentor': [
    'You have done what we are planning at {company}. Would you be open to a monthly call?',
    'Hello {name}, we are building our sales team and would value your advice.',
    'Your expertise covers our main challenges. Would you be open to a first call?',
  ],
  'startup>startup': [
    'We sell to the same customers and do not compete. Would you like to compare notes?',
    'Hello {name}, we are looking for a pilot partner in your field. Would you have 30 minutes for a call?',
  ],
  'investor>startup': [
    'I like your approach. Could you tell me more about your sales pipeline?',
    'Hello {name}, is your round still open? Our process takes six weeks, and we tell you early if it is a no.',
    'One of our founders recommended you. I would like to learn more about your unit economics.',
  ],
  'investor>mentor': [
    'Two of our portfolio founders need advice on building a factory. Would you be open to talking to them?',
    'We fund mentoring days for our portfolio companies. Would you be interested?',
  ],
  'investor>investor': ['We both invest at an early stage in this field. Shall we share deal flow?'],
  'mentor>startup': [
    'I have been through many of the challenges ahead of you and would be glad to help.',
    'Hello {name}, I have worked in your supply chain and can suggest alternative suppliers.',
    'I take on two teams a year, and yours fits my experience well.',
  ],
  'mentor>investor': [
    'Two teams that I mentor will raise soon. Would you like to meet them early?',
    'Hello {name}, I mentor several companies in your focus area. Shall we exchange notes?',
  ],
  'mentor>mentor': ['We work on similar topics. I would like to exchange experience.'],
}
