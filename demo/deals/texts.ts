import type { Industry } from '#features/profiles/vocabulary.ts'

/** Traction at pre-seed, beside pilots and first users. Values: letters, price. */
export const beforeSales = [
  'We have {letters} signed letters of intent, worth {price} a year each.',
  '{letters} customers have signed letters of intent at {price} a year.',
  '{letters} letters of intent are signed, at {price} a year each, and two more are under review.',
  '{letters} customers have committed to {price} a year in letters of intent.',
  'We have {letters} letters of intent at {price} a year, and expect to invoice the first of them within six months of closing.',
] as const

/** Traction with at least two years of sales. Values: year, quarter, growth. */
export const withSales = [
  'Revenue over the last four quarters was {year}, up {growth}% year on year.',
  'Revenue was {quarter} in the last quarter and {year} over the last four.',
  'Revenue grew by {growth}% year on year, to {year} over the last four quarters.',
  'Trailing twelve-month revenue is {year}, of which {quarter} came in the last quarter.',
  'Last quarter’s revenue was {quarter}. Over the last four quarters it was {year}, {growth}% more than in the four before.',
  'Twelve-month revenue is {year}. The last quarter was our best so far, with {quarter}.',
] as const
/** Traction of a company that is too young to compare years. */
export const withFirstSales = [
  'Revenue in the last quarter was {quarter}.',
  'We have had revenue since last year: {quarter} in the last quarter.',
  'We have paying customers and made {quarter} in the last quarter, clearly more than in the one before.',
] as const

/** Use of funds, runway and team. Values: amount, first, firstShare, second, secondShare, runway, next, team. */
export const rounds = [
  'We are raising {amount} to {next}. Of this, {firstShare}% goes into {first} and {secondShare}% into {second}, which gives our team of {team} {runway} months of runway.',
  'We are raising {amount} for {runway} months of runway: {firstShare}% for {first}, {secondShare}% for {second}. By then our team of {team} plans to {next}.',
  'With {amount} we will {next}. The largest items are {first} ({firstShare}%) and {second} ({secondShare}%), and the plan has a buffer of one quarter.',
  'The round of {amount} gives us {runway} months to {next}. Our team of {team} spends most of it on {first} ({firstShare}%) and {second} ({secondShare}%).',
  'In this round we raise {amount} to {next}: {firstShare}% for {first}, {secondShare}% for {second}, and the rest as shown in the deck, for {runway} months.',
  'Our next step is to {next}. It takes {amount}, {runway} months and a team of {team}; the largest share, {firstShare}%, goes into {first}.',
  'We need {amount} to {next}. {firstShare}% is planned for {first}, {secondShare}% for {second}, and the money lasts {runway} months.',
  'The plan for the next {runway} months is to {next}, with {amount} from this round and {team} people. {first} takes {firstShare}% of it and {second} takes {secondShare}%.',
  'This is a round of {amount}, of which {firstShare}% pays for {first}. In {runway} months our team of {team} wants to {next}.',
  'We plan to {next} and are looking for {amount}. It covers {runway} months; the largest items are {first} ({firstShare}%) and {second} ({secondShare}%).',
] as const

/** How a description ends; each is used for one deal. Values: city, runway. */
export const closings = [
  'The deck has a page on risks, including the ones that we have not solved yet.',
  'We are looking for a lead investor who takes a board seat.',
  'We have a lead investor and room for two or three more with industry experience.',
  'You are welcome to visit us in {city}.',
  'We give access to the data room after the first call.',
  'We would like to close with two or three investors who have experience in our market.',
  'Terms: one class of ordinary shares with pro rata rights, no ratchets.',
  'Public grants have covered half of our development costs so far; this round is for sales.',
  'We have been through two accelerators and are now looking for institutional investors.',
  'We would value an investor who has scaled a company from ten to a hundred people.',
  'Investors receive a one-page report every month with the same eight KPIs.',
  'Our cap table is simple: the founders, a foundation and four angels.',
  'We plan two closings, so that early investors do not have to wait.',
  'If you have questions, contact me directly; I usually reply the same day.',
  'We reserve part of the round for strategic investors with access to customers.',
  'All patents and IP belong to the company.',
  'The deck covers the main risks and how we address them.',
  'We have received an offer at a higher valuation and are happy to explain why we declined it.',
  'The minimum ticket is a guideline, so please ask if you would like to invest less.',
  'All founders are subject to four-year vesting.',
  'Our plan reaches break-even within {runway} months without a further round.',
  'We expect to close within three months.',
  'Our impact figures are verified by an independent auditor.',
  'There is no exclusivity, and we accept commitments until the round is full.',
  'The legal documents are ready, and a new share class has been authorised.',
  'We start with a call of 30 minutes and answer written questions within two days.',
  'Two of our first engineers hold more than 2% each.',
  'We have signed the lease for the next three years, with an option to leave after one.',
  'Our bank has confirmed a loan for a third of the equipment, if this round closes.',
  'A notary appointment is reserved for the second week of next month.',
  'We cover your travel costs if you visit us in {city}.',
  'We publish our salary bands, and investors see every salary.',
  'The chair of our board has led two companies through an acquisition.',
  'None of the founders has another job.',
  'The round includes a pool of 8% for the team.',
  'Our product liability insurance covers up to 5 million euros.',
  'Our supplier has agreed to fixed prices until the end of next year.',
  'A university owns 4% and has no veto.',
  'We would rather close with four investors than with ten.',
  'The next hire is a head of finance, who starts on the day of the closing.',
  'The figures in the deck are those of our accountant, not our own.',
  'Our board meets in {city} every two months, and one observer seat is free.',
  'We keep three months of costs in reserve and do not count them in the plan.',
  'Investors from outside Europe are welcome; our lawyer has prepared the filings.',
  'We have turned down one large order that would have cost us the quality of the others.',
  'The pilot contracts end within four months, and four of five customers have asked for an extension.',
  'If we miss the plan by a third, the money still lasts {runway} months with a smaller team.',
  'We show the product live, with real data and without slides.',
  'Our competitors are listed by name on page seven, with what they do better.',
  'The founders have put in their own savings, and the cap table says how much.',
  'Questions from members who know the trade are welcome even if they do not invest.',
  'A second site is possible without another permit.',
  'Our trademark is registered in the EU, the United Kingdom and Switzerland.',
  'We can start the due diligence tomorrow: contracts, accounts and employment files are complete.',
  'The long version of our impact method has nine pages, and we like to discuss it.',
  'The deck has an appendix with every assumption of the plan.',
] as const

/** Closings that would be implausible for other companies. */
export const closingsOfSome = {
  /** At least twelve customers. */
  ofMany: [
    'We are happy to arrange reference calls, including with a former customer.',
    'We can put you in touch with our first ten customers.',
    'The largest customer accounts for less than a fifth of our sales.',
    'We have lost two customers so far, and the data room says why.',
  ],
  /** Not pre-seed. */
  ofLaterRounds: [
    'Existing shareholders are taking their full pro rata.',
    'One of our customers is investing in this round on the same terms.',
    'Half of the round is committed by investors from the last one.',
    'One investor of the last round has left the board as planned, so a seat is free.',
  ],
  /** At least five years old. */
  ofYears: [
    'Our oldest contract has been extended twice.',
    'Every founder has taken parental leave in the last five years, and the company kept running.',
  ],
  /** At least 30 people. */
  ofLargeTeams: [
    'Our annual accounts are audited and available on request.',
    'We answer to a works council and think that this has helped us.',
  ],
} as const

/** Impact figures, in one sentence. Values: what, now, planned, year. */
export const impacts = [
  '{what}: {now} today and {planned} planned for {year}, published every spring.',
  '{what}: {now} today, {planned} by {year} according to our plan.',
  'Our main impact figure is {what}: {now} today, with a target of {planned} by {year}, checked by an external auditor.',
  '{what}: {now} this year, reported to investors every quarter; the target for {year} is {planned}.',
  '{what}: {now} measured in the last twelve months, {planned} expected in {year}.',
  'We count {what}: {now} so far, and {planned} in the year {year} if the plan holds.',
  'From {now} today to {planned} in {year}: that is our plan for {what}.',
  '{what}: {now} today and {planned} in {year} in our base case.',
  'By {year} we want to reach {planned} {what}, after {now} this year.',
] as const
export const firstImpacts = [
  '{what}: we estimate {now} a year with our first customers and {planned} by {year}, and will report measured figures every year.',
  'Our target for {year} is {planned} {what}; this is an estimate, and the method is in the deck.',
  '{what}: an estimated {now} a year with the first customers, {planned} by {year}, with the calculation in the deck.',
  'We expect {now} {what} in the first year and {planned} in {year}; we will report what we measure.',
] as const

/** What investors ask when they request an introduction. Values: founder (a first name), company. */
export const questions: Readonly<Record<Industry, readonly string[]>> = {
  CleanTech: [
    'What is your unit cost today, and at what volume does it fall by a third? I could not find it in the deck.',
    'What is your gross margin without the subsidy, which ends in 2028?',
    'Who provides the performance guarantee for your first plants: you, an insurer or the supplier?',
    'Could you share the operating hours and downtime of your oldest installation?',
    'Which permit took longest, and how do you plan to speed up the next one?',
    'Your customers are utilities. How long is your sales cycle, from first meeting to first invoice?',
    'Hello {founder}, two of our portfolio companies operate upstream of {company}. May I bring one of them to a call?',
  ],
  Healthcare: [
    'Which reimbursement code do you use today, and what happens if the review is negative?',
    'Have you secured a slot with a notified body? Another portfolio company lost a year waiting for one.',
    'Who in the hospital makes the purchase decision, and from which budget?',
    'I am a physician by training. Could you share the study protocol before we talk about terms?',
    'How many sites still use the product every week, a year after they started?',
  ],
  FinTech: [
    'Under whose licence do you operate, and what would your own licence cost?',
    'What are the loss rates of your oldest cohort?',
    'What is your customer acquisition cost, including partner commissions?',
    'Hello {founder}, which banks do you compete with most often, and why do customers switch?',
    'How are customer funds safeguarded if {company} becomes insolvent?',
  ],
  SaaS: [
    'What is your net revenue retention for customers older than two years?',
    'Which competitors do you lose to, and at what stage of the sales process?',
    'How long does onboarding take, and how much of it can customers do themselves?',
    'Three of our portfolio companies could become customers. Would you mind if we asked for their feedback before we meet?',
    'When did you last raise prices, and what happened to churn?',
  ],
  'AI/ML': [
    'Who owns the training data when a customer leaves?',
    'How does your model compare with the best open-source alternative on your benchmark?',
    'What does one prediction cost you, and who is liable for errors?',
    'Hello {founder}, how much accuracy do you lose in a country that is not in your training data?',
    'Do you expect to be classified as high-risk under the AI Act?',
  ],
  Biotech: [
    'What yield do you need for cost parity, and what have you reached at your largest scale?',
    'Has the authority confirmed in writing whether you need novel food approval?',
    'Do you own the strain, or is it licensed from the university? Could we see the licence?',
    'Which process steps can a contract manufacturer not take over?',
    'How many people besides {founder} can run the process?',
  ],
  PropTech: [
    'How much of a project is standardised, and how much is specific to each building?',
    'Who carries the risk between order and handover?',
    'What feedback do you have from tenants after two heating seasons?',
    'We finance housing associations. If the numbers hold, I could introduce one as a customer. Can we talk this week?',
  ],
  EdTech: [
    'Who pays in year three, after the pilot funding ends?',
    'How many teachers still use it in the second school year?',
    'Is there a controlled trial, and who carried it out?',
  ],
  'E-commerce': [
    'What is your contribution margin after transport, returns and warehousing?',
    'What are the retention and average order value of your first cohort?',
    'Which parts of the model still work at half the volume?',
  ],
  Technology: [
    'Do you have a second source for the component that comes from a single supplier?',
    'How much of the order book is contractually committed?',
    'Which certification is missing for your largest market, and when do you expect it?',
    'I ran a factory for ten years. May I visit yours before we discuss the plan?',
  ],
  Other: [
    'How sensitive is demand to price? Have you tested a higher price?',
    'Which of your assumptions from two years ago turned out to be wrong?',
    'Which assumption in the plan are you least sure of, {founder}?',
  ],
}

/** Why a request was declined. Values: name (a first name). */
export const declines = [
  'Thank you, {name}. The round is full for tickets of your size. I will contact you before the next one.',
  'Thank you for your interest. We have chosen a lead from the industry, and existing shareholders are taking the rest.',
  'Thank you, {name}. You have invested in a competitor, so we prefer not to share more at this stage.',
  'We are not considering convertible notes in this round. Please get in touch again if you can invest in equity.',
  'We are about to sign and have no capacity for further talks at the moment. Feel free to ask again in a few months.',
  'Thank you, {name}, but your minimum stake would dilute the team too much.',
] as const

/** Questions that fit any industry. */
export const generalQuestions = [
  'Who else is in the round, and who is leading?',
  'What is your plan if you raise only half of the round?',
  'How concentrated is your revenue? What share comes from your largest customer?',
  'Which hires are planned for the next twelve months?',
  'Hello {founder}, I have read the deck. Could you also share your financial model?',
  'How is equity split between the founders, and what are the vesting terms?',
  'Our process takes about five weeks. Does that fit the timeline of {company}?',
  'How would the plan change if prices were a third lower?',
] as const

/** Requests to the printed founder: state, at most how many days ago, and the note. */
export const toTerrabruna = [
  ['waiting', 1.2, 'Your deck says that accuracy is lowest on clay. What share of the hectares under contract is clay?'],
  ['waiting', 3, 'We hold a stake in a grain trader with 2,300 growers. Who would pay for the cores in the first season, they or you?'],
  [
    'waiting',
    6,
    'The EU methodology is likely to require a baseline of several years. For how many of the 41,000 hectares do you have one?',
  ],
  ['later', 20, 'Would you accept a convertible from a foundation? We need no board seat, but would like you to publish the data.'],
  ['accepted', 60, 'I grew wine for ten years before I became an investor. Could I join your team for a day of soil sampling?'],
  ['accepted', 40, 'How defensible is your pricing if a laboratory of your size enters the market?'],
  ['declined', 50, 'We would lead with €1.2 million at a pre-money valuation of €5 million. Can we talk this week?'],
] as const

/** Private notes of the printed investor, by pipeline step. Values: founder, company. */
export const pipelineNotes = {
  saved: [
    'Found in the deal list. Review the unit economics before Friday.',
    'Annika knows the market. Ask her about competitors’ prices.',
    'Too early for us today. Review again after the next milestone.',
  ],
  interested: [
    'Read the deck twice. One customer accounts for a third of revenue; ask {founder} about the next two.',
    'Strong product, weak sales. Ask who will be the first commercial hire.',
    'Asked for the monthly figures and received them within a day, including two weak months. Good sign.',
  ],
  talks: [
    'Call on Thursday with Annika. Open question: the outlier on page 9, drainage or model error? If it is drainage, we could invest €400k. {founder} wants a lead by the end of next month.',
    'Customer reference done: would buy again, but complains about invoicing, which {founder} had mentioned. Thomas is drafting the term sheet; we would take 12 to 15%.',
    'Two-hour call with {founder} and the technical lead. Convincing on the risks. Open: who carries the permitting risk, and when the second customer signs.',
  ],
  passed: [
    'Good team, but not a fit for our fund. Declined by phone with reasons.',
    'One-hour call. Review again in a year if the second customer renews.',
  ],
  invested: [
    'Invested €500k with information rights and an observer seat. First report due at the end of the quarter; Annika is the observer.',
  ],
} as const
export const passReasons = [
  'Good company, but we cannot help with what it needs next.',
  'Capital-intensive; needs cheaper capital than ours.',
] as const
