import type { Industry } from '#features/profiles/vocabulary.ts'

/** What a deal says of sales before the first one. Values: letters, price. */
export const beforeSales = [
  '{letters} customers have signed letters of intent, at {price} a year each.',
  'Nobody pays us yet; {letters} have signed that they will, at {price} a year.',
  '{letters} letters of intent are signed, and two more customers read theirs.',
  'The first {letters} customers have put their names under {price} a year, to be paid once it runs.',
  'We have {letters} letters of intent and no invoice. The first goes out when this round is in.',
] as const

/** The same with sales. Values: year, quarter, growth. */
export const withSales = [
  'Sales of the last four quarters: {year}, {growth}% above the four before.',
  'We invoiced {quarter} in the last quarter and {year} in the last four.',
  'Revenue grew by {growth}% within a year, to {year}.',
  '{year} in the last four quarters, {quarter} of it in the last.',
  'The last quarter brought {quarter}, the last four {year}: {growth}% more than the four before.',
  'Customers paid us {year} in twelve months. The quarter that has just ended was the best, with {quarter}.',
] as const
/** Of a company that is too young to compare years. */
export const withFirstSales = [
  'The last quarter brought {quarter}.',
  'We have sent invoices since last year: {quarter} in the quarter that has just ended.',
  'Paying customers: yes. The last quarter brought {quarter}, the one before a good deal less.',
] as const

/** What the money is for. Values: amount, first, firstShare, second, secondShare, runway, next. */
export const rounds = [
  'This round of {amount} is there to {next}. {firstShare}% of it goes into {first}, {secondShare}% into {second}; it lasts {runway} months.',
  'We are raising {amount} for {runway} months: {firstShare}% for {first}, {secondShare}% for {second}. At the end of it we want to {next}.',
  '{amount} lets us {next}. The largest parts are {first} ({firstShare}%) and {second} ({secondShare}%), and the plan still works if sales come a quarter late.',
  'With {amount} we have {runway} months to {next}. Most of the money goes into {first} and {second}.',
  'What we need: {amount}. What for: to {next}. What it is spent on: {firstShare}% {first}, {secondShare}% {second}, the rest as on the last page of the deck.',
  'The next step is to {next}. It takes {amount} and {runway} months; the largest part of it, {firstShare}%, goes into {first}.',
] as const

/** How a deal ends: each stands under one deal, or a few far apart. Values: city, runway. */
export const closings = [
  'Page nine of the deck is the page we like least. Please read that one first.',
  'We are looking for a lead who takes a board seat and uses it.',
  'A lead is found; we have room for two or three more who know the customers.',
  'Visits to {city} are welcome on any working day, announced or not.',
  'Existing shareholders take their share, and a little more.',
  'References: ask us for the customer who left. He is polite about it.',
  'The data room is open after a first call. There is no second door.',
  'We prefer three investors with questions to ten without.',
  'Terms are on the table from the first talk on: ordinary shares, pro rata, no ratchets.',
  'Public money has paid for half of the development so far; this round is for selling it.',
  'Please do not offer us introductions to accelerators. We have graduated from two.',
  'Our auditor is small, local and hard to please. You get her report.',
  'If you have taken a company like this from ten to a hundred people, write to me today.',
  'We report every month, one page, with the same eight figures, the bad months too.',
  'The cap table fits on a napkin: founders, a foundation, four angels.',
  'We close in two steps, so that whoever is quick does not wait for whoever is thorough.',
  'I answer questions myself, mostly on the same evening.',
  'Half of the round is meant for people who can open doors at customers.',
  'Patents are filed by the company and belong to it. Everything else we know is written down.',
  'What could go wrong is in the deck, in our own words.',
  'We have turned down an offer at a higher price, for reasons that we explain on the phone.',
  'Ticket sizes are a wish, not a wall: tell us if you are near.',
  'A customer of ours invests in this round, at the same terms.',
  'Co-founders stay for four years at least; it is in the contract.',
  'The plan breaks even in month {runway}, without another round. We would raise again only to go faster.',
  'We would rather lose a month with a good investor than win one with a hurried one.',
  'Whoever wants to talk to our first ten customers gets ten numbers.',
  'The impact figures are counted by somebody we do not pay for the result.',
  'No exclusivity, no countdown. We decide when the right three have said yes.',
  'The legal work is done: the articles allow a new share class since spring.',
] as const

/** What is said of impact. Values: what, now, planned, year. */
export const impacts = [
  '{what}, counted every spring: {now} today, {planned} planned for {year}. We publish the bad years too.',
  '{what}: {now} today, {planned} in {year} if the plan holds. Each customer adds to it, so impact and sales grow together.',
  'Our one impact figure: {what}. It stands at {now} and should reach {planned} by {year}; somebody outside checks the method.',
  '{what}: {now} so far this year. Investors get the figure with every quarterly report, and the target of {planned} for {year} stands in the articles.',
] as const
export const firstImpacts = [
  '{what}: {now} a year with the first customers, {planned} in {year}, by our own estimate. From the first delivery on we count instead.',
  'Planned for {year}: {planned} {what}. Until there is something to count, we claim nothing.',
] as const

/** What investors ask when they want to meet a founder. Values: founder (a first name), company. */
export const questions: Readonly<Record<Industry, readonly string[]>> = {
  CleanTech: [
    'What does a unit cost you today, and at which volume does it cost a third less? I could not find it in the deck.',
    'How much of the margin is left if the subsidy ends in 2028?',
    'Who stands behind the guarantee on your first plants: you, an insurer, or the supplier?',
    'I would like to see the operating hours of the oldest installation, with the failures left in.',
    'Which permit took you the longest, and could somebody with more money have it sooner?',
    'Your customers are utilities. How long is it from the first meeting to the first invoice, honestly?',
    'Hello {founder}, we hold two companies up the value chain of {company}. May I bring one of them to the call?',
  ],
  Healthcare: [
    'Which reimbursement code are you under today, and what happens if the review goes against you?',
    'Is the notified body booked? We have lost a year to that queue with another company.',
    'Who in the hospital signs, and from which budget? The deck says “hospital”.',
    'I am a physician. May I see the study protocol before we talk about price?',
    'How many of the sites still use it every week, a year after they began?',
  ],
  FinTech: [
    'Under whose licence do you work today, and what does it cost you to have your own?',
    'What do losses look like for the oldest cohort, not on average?',
    'How much does a new customer cost you, with the partner’s commission in it?',
    'Hello {founder}, which bank would be most annoyed if you did not exist? I would like to call it.',
    'What happens to customers’ money on the day after {company} fails? I ask everybody.',
  ],
  SaaS: [
    'What is net retention for customers older than two years?',
    'Whom do you lose against, and at which step?',
    'How long does a customer need until the first number is right, without your people in the room?',
    'Three of our companies would be customers. Would you mind if we asked them before we meet?',
    'Your price is on page eight. When did you last raise it, and who left?',
  ],
  'AI/ML': [
    'Who owns the training data when a customer leaves?',
    'How good is the second-best model on your own benchmark? I assume you have tried it.',
    'What does a prediction cost you, and who pays when it is wrong?',
    'Hello {founder}, how much of the accuracy survives in a country you have not trained on?',
    'Does the AI Act make you high-risk? Two lawyers have told us two things.',
  ],
  Biotech: [
    'What yield do you need to be at the price of the incumbent, and what is it at the largest tank so far?',
    'Novel food or not: has the authority said so in writing?',
    'Is the strain yours or the university’s? I would like to read the licence.',
    'Which step would a contract manufacturer refuse to do?',
    'How many people in the company could run the process if {founder} were ill for a month?',
  ],
  PropTech: [
    'How much of a project can you repeat, and how much is new in every building?',
    'Who carries the risk between the order and the handover?',
    'What do tenants say after two winters? I mean the ones who complained before.',
    'We finance housing associations. If the numbers hold I would bring one as a customer. Can we talk this week?',
  ],
  EdTech: [
    'Who pays in year three, when the pilot money is gone?',
    'How many teachers still use it in the second school year?',
    'Is there a trial with a control group, and who ran it?',
  ],
  'E-commerce': [
    'What is left of an order after transport, returns and the warehouse?',
    'How many customers of the first month are still there, and what do they spend?',
    'Which part of this would still work at half the volume?',
  ],
  Technology: [
    'What is the second source for the part that only one supplier makes?',
    'How much of the order book is signed, and how much is a handshake?',
    'Which certificate is missing for the largest market, and when does it come?',
    'I ran a factory for ten years. May I see yours before I say anything about the plan?',
  ],
  Other: [
    'Who would pay twice the price, and why do they not have to?',
    'What did you believe two years ago that turned out to be wrong?',
    'Which assumption in the plan are you least sure of, {founder}?',
  ],
}

/** Why a request was declined. Values: name (a first name). */
export const declines = [
  'Thank you, {name}. The round is full for your size of ticket; I will write before the next one.',
  'We decided on a lead from the industry and keep the rest for existing shareholders. No reflection on you.',
  'Thank you for the interest. You hold a competitor of ours, so I would rather not share more.',
  'We are not looking at convertible notes this time. If that changes on your side, please come back.',
  'I cannot do justice to another conversation before we sign. Ask me again in spring.',
  'Your minimum stake would leave too little for the team. Otherwise we would have liked to talk.',
] as const

/** The same of any industry. */
export const generalQuestions = [
  'Who else is in the round, and who has said no? I would like to hear it from you.',
  'What is the plan if this round comes in at half?',
  'Which customer would you call first if you had to lose one?',
  'Where would you be today with half the team, and where with twice as many?',
  'Hello {founder}, I have read the deck to the end. What is the page that is missing?',
  'How are the shares split, and what happens when one of you leaves?',
  'We decide within five weeks. Would {company} have that time?',
  'What would you do differently if the price were a third lower?',
] as const

/** What the founder whose account is printed is asked: by how many days ago at most, and what became of it. */
export const toTerrabruna = [
  ['waiting', 1.2, 'Clay is where your radar goes wrong, you write. Which share of the hectares under contract is clay?'],
  ['waiting', 3, 'We hold a stake in a grain trader with 2,300 growers. Who would pay for the cores in the first season: they, or you?'],
  ['waiting', 6, 'The EU method will ask for a baseline of several years. For how many of the 41,000 hectares do you have one?'],
  ['later', 20, 'Would you take a convertible from a foundation? We need no board seat, but a say on what is published.'],
  ['accepted', 60, 'I have been a vine grower for ten years before I invested. May I come along for a day of coring?'],
  ['accepted', 40, 'What happens to your price when a second lab of your size opens next door? I have one in mind.'],
  ['declined', 50, 'We would lead with €1.2 million at a valuation of five. Can we talk this week?'],
] as const

/** What an investor notes for themselves, by how far they have come. Values: founder, company. */
export const pipelineNotes = {
  saved: [
    'Came through the list, not through anybody. Look at page four again before Friday.',
    'Annika knows the market. Ask her what the incumbent charges.',
    'Too early today. Look again when the next milestone is paid for.',
  ],
  interested: [
    'Read twice. One customer is a third of sales; ask {founder} who the next two are.',
    'Strong on the product, thin on sales. Who is the first commercial hire?',
    'Asked for the numbers behind page seven. Came within a day, with the two bad months marked. Good sign.',
  ],
  talks: [
    'Call on Thursday, with Annika. The outlier on page 9 decides it: drainage or model. If it holds we would take €400k, and {founder} wants a lead by the end of next month.',
    'Customer call done: would buy again, complains about the invoices. {founder} knew. Term sheet draft with Thomas; we would take 12 to 15%.',
    'Two hours with {founder} and the technical lead. Clear about what they do not know. Open: who carries the permit risk, and the second customer.',
  ],
  passed: [
    'Good team. They will be fine without us; said so on the phone, with reasons.',
    'Spoke for an hour. Look again in a year, if the second customer stays.',
  ],
  invested: ['€500k of the round, information rights, observer seat. First report due with the quarter; Annika goes to the meetings.'],
} as const
export const passReasons = [
  'Right company, wrong fund: we could not help with what they need next.',
  'Capital costs. Needs cheaper money than ours for what it builds.',
] as const
