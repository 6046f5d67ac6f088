/** What investors say of how they work; `{I}`, `{i}`, `{my}` and `{me}` become plural for firms. */
export const investorPractices = [
  'A first answer comes within {five|seven|ten} working days, with reasons, also when it is a no.',
  '{I} sign no confidentiality agreement for a first talk and pass nothing on.',
  'Our impact figures are checked by an outsider and published every spring.',
  '{I} prefer simple terms: one class of shares, no ratchets.',
  'Besides money {i} bring {a former plant manager|two engineers|a lawyer for permits|a network of municipal utilities|three hospital directors}.',
  'Half of the founders in {my} portfolio are women, and not by accident.',
  '{I} follow on where the team has learnt something, not only where the curve points up.',
  '{I} call five customers before {i} sign, and tell you what they said.',
  '{I} like to lead, and {i} like to follow people who know more.',
  '{I} measure avoided tonnes per euro, and say how uncertain the figure is.',
  '{I} take a board seat only where {i} can be of use.',
  'Exclusion list: fossil extraction, weapons, tobacco, and slides without a source.',
  'Every portfolio company reports the ten indicators of principal adverse impact; {i} help with the first report.',
  'Founders may call {me} on bad days. That is what {i} am here for.',
  '{I} visit every company where it works, not where it pitches.',
  'A deck of ten pages is enough; a demo is better.',
  '{I} pay the lawyers if {i} withdraw after the term sheet.',
  'No success fees, no side letters, no surprises.',
  '{I} keep {a third|two fifths|half} of the money for later rounds.',
  '{I} publish which companies failed, and what {i} learnt.',
  '{I} ask for a climate target from series A on, and help to write it.',
] as const

export const investorWishes = [
  'Write if you {have a first paying customer|have a prototype that runs outside the laboratory|know your unit costs|can explain the permit path}.',
  'Cold messages are welcome: three sentences and a deck.',
  'Co-investors {geography} are very welcome too.',
  'I am here to find companies before the demo days do.',
  'Tell {me} early what could go wrong; it makes the rest of the talk shorter.',
  'Right now I read most about {grid flexibility|soil|second-life materials|care at home|right to repair|heat storage|biodiversity credits}.',
  'If you are between two rounds, a short message is enough.',
  'I hold office hours on the first {Monday|Tuesday|Thursday} of the month, open to everybody here.',
  'At the moment I am looking for a fourth or fifth deal this year.',
  'If your round is too early for me, I often know someone for whom it is not.',
] as const

/** Pieces of the investment criteria. */
export const criteria = [
  'A founder who has worked in the industry that is to be changed.',
  'A pilot with a customer who pays, however little.',
  'An impact that grows with sales and that somebody else can measure.',
  'Unit economics without subsidies, at the latest with the second product.',
  'A cap table on which the founders still hold {60|65|70}% or more.',
  'A team of at least two, with technology and sales among them.',
  'A market that exists in more than one country.',
  'Regulation as a tailwind, not as the business model.',
  'A plan for permits and certification, with dates.',
  'A life-cycle assessment, even a rough one, that shows the assumptions.',
  'No investments in companies that need a carbon price above {80|100|120} euros to live.',
  'Minority stakes of {5|8|10} to {20|25} per cent.',
  'Willingness to anchor the purpose in the articles of association.',
  'A seat or an observer on the board from the seed round on.',
  'Rounds of up to {2|3|5|8} times our ticket, with a lead in place or in sight.',
  'Do no significant harm in the sense of the EU taxonomy.',
  'Equal pay from the first employee on.',
  'A data room that opens before the term sheet.',
] as const

/** How the focus is put in one line. Values: industries, stages, geography. */
export const focusLines = [
  '{Industries}, {stages}, {geography}',
  '{Industries} {geography}',
  'Companies in {industries}, {stages}, {geography}',
  '{Industries}: hardware and processes before platforms',
  '{Industries} with an impact that can be measured',
  'First institutional rounds in {industries}, {geography}',
] as const
