import type { MemberGroup } from '#features/profiles/vocabulary.ts'

type Direction = `${MemberGroup}>${MemberGroup}`

/** What members of one group write to those of another when they accept them; `{company}` is the writer's own, `{name}` a first name. */
export const notes: Readonly<Record<Direction, readonly string[]>> = {
  'startup>investor': [
    'Hello {name}, your criteria read like our plan for next year. The deck is twelve slides and I can send it today.',
    'We have three paying customers and two who are waiting for capacity. Would you look at {company}?',
    'You wrote that you like teams who show the bad months too. Ours are on page four.',
  ],
  'startup>mentor': [
    'You have done what {company} is about to try. One call a month would change a lot for us.',
    'Hello {name}, we hire our first salesperson in spring and have never done it before. Could we ask you first?',
    'Your list of topics is our list of worries, in the same order.',
  ],
  'startup>startup': [
    'We sell to the same customers and do not compete. Shall we compare notes?',
    'Hello {name}, we looked for a pilot partner in your field. Forty minutes would tell us both.',
  ],
  'investor>startup': [
    'I read your profile twice. Where does the next contract come from?',
    'Hello {name}, is your round still open? We decide in six weeks, and we say no quickly too.',
    'A founder of ours speaks well of {name}. I would like to hear about the unit economics.',
  ],
  'investor>mentor': [
    'Two of our founders need somebody who has built a factory. Would you talk to them?',
    'We pay for mentoring days, and we ask for one page afterwards. Interested?',
  ],
  'investor>investor': ['We both wrote first tickets in this field last year. Shall we look at the next one together?'],
  'mentor>startup': [
    'I have made most of the mistakes you are about to meet. I would be glad to help with the first three.',
    'Hello {name}, your supply chain caught my eye. I know a second source for the part you mention.',
    'I take on two teams a year, and yours is the kind I understand.',
  ],
  'mentor>investor': [
    'Two teams I work with will raise in spring. You may want to meet them before the decks are ready.',
    'Hello {name}, I see what your companies struggle with from the other side. Shall we talk?',
  ],
  'mentor>mentor': ['We seem to be asked the same questions. I would like to hear your answers.'],
}
