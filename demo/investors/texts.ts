/** How investors work; `{I}`, `{i}`, `{my}` and `{me}` become plural for firms. */
export const investorPractices = [
  '{I} reply to every deck within {five|seven|ten} working days, with reasons if {i} decline.',
  '{I} do not sign NDAs before a first call and do not share decks.',
  '{My} impact report is audited externally and published every spring.',
  '{I} prefer simple terms: one class of shares, no ratchets.',
  'Besides capital {i} offer access to {a former plant manager|two engineers|a permitting lawyer|a network of municipal utilities|three hospital directors}.',
  'Half of the founders in {my} portfolio are women.',
  '{I} follow on in about two thirds of {my} companies.',
  '{I} speak to five customers before investing and share the feedback with the founders.',
  '{I} can lead, and {i} also co-invest.',
  '{My} main impact metric is tonnes of CO2 avoided per euro invested, reported with its uncertainty.',
  '{I} usually ask for a board or observer seat.',
  '{I} exclude fossil fuel extraction, weapons and tobacco.',
  'Portfolio companies report the principal adverse impact indicators, and {i} help with the first report.',
  '{I} have a monthly call with every portfolio company.',
  '{I} visit every company on site before investing.',
  'A ten-page deck and a financial model are enough for a first decision.',
  'If {i} withdraw after the term sheet, {i} cover the legal fees.',
  '{I} charge no arrangement or monitoring fees.',
  '{I} reserve {a third|two fifths|half} of {my} capital for follow-on rounds.',
  'From first call to term sheet, {my} process takes about {four|six|eight} weeks.',
  'From series A, {i} expect a climate target and help set it.',
] as const

export const investorWishes = [
  'Contact {me} if you {have a first paying customer|have a prototype that runs outside the laboratory|know your unit costs|can explain your permitting plan}.',
  'Cold messages are welcome: please send three sentences and your deck.',
  'Co-investors {geography} are welcome as well.',
  'I am here to meet companies early, before they start a formal process.',
  'Please tell {me} about the main risks in your first message.',
  'Currently of particular interest: {grid flexibility|soil carbon|second-life materials|home care|the right to repair|heat storage|biodiversity credits}.',
  'Feel free to get in touch between rounds as well.',
  'I hold open office hours on the first {Monday|Tuesday|Thursday} of every month.',
  'I plan to make two more investments this year.',
  'If your round is too early for me, I am happy to introduce you to earlier-stage investors.',
] as const

/** Pieces of the investment criteria. */
export const criteria = [
  'At least one founder with experience in the industry.',
  'At least one paying pilot customer.',
  'Impact that grows with revenue and can be verified by a third party.',
  'Unit economics that work without subsidies by the second product generation.',
  'Founders hold at least {60|65|70}% of the shares.',
  'At least two founders who cover technology and sales.',
  'A market in more than one country.',
  'Regulation as a tailwind, but not as the only driver of demand.',
  'A permitting and certification plan with dates.',
  'A life-cycle assessment, at least as a draft with its assumptions.',
  'A business model that works at a carbon price below {80|100|120} euros.',
  'Minority stakes of {5|8|10} to {20|25}%.',
  'Willingness to anchor the mission in the articles of association.',
  'A board or observer seat from the seed round.',
  'Rounds of up to {2|3|5|8} times our ticket, with a lead committed or in discussion.',
  'Do no significant harm under the EU taxonomy.',
  'A commitment to equal pay from the first employee.',
  'Access to the data room before the term sheet.',
] as const

/** One-line descriptions of the focus. Values: industries, stages, geography. */
export const focusLines = [
  '{Industries}, {stages}, {geography}',
  '{Industries} {geography}',
  'Companies in {industries}, {stages}, {geography}',
  '{Industries}, with a preference for hardware and industrial processes',
  '{Industries} with measurable impact',
  'First institutional rounds in {industries}, {geography}',
] as const
