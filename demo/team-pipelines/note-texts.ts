import type { Industry } from '#features/profiles/vocabulary.ts'

/** What a note is about. `passed` and `invested` end a deal's way through the pipeline. */
export type Topic = 'screening' | 'figures' | 'reference' | 'esg' | 'terms' | 'committee' | 'invested' | 'passed'

/**
 * What has to be true of a deal, the fund or the author for a text. `small`: little revenue for the round. `missed`: the round closed
 * while they looked at it. `absent`: the author has written nothing about the deal.
 */
export type Condition =
  | 'sales'
  | 'small'
  | 'letters'
  | 'priced'
  | 'unpriced'
  | 'few customers'
  | 'missed'
  | 'running'
  | 'paper'
  | 'article 9'
  | 'absent'

export interface NoteText {
  text: string
  /** All have to be met. */
  if?: readonly Condition[]
  in?: readonly Industry[]
}

const making: readonly Industry[] = ['CleanTech', 'Technology', 'PropTech', 'Biotech', 'E-commerce']
const withData: readonly Industry[] = ['Healthcare', 'FinTech', 'EdTech', 'AI/ML', 'SaaS']

/**
 * Notes that fit any business of a condition. Values: founder, city, other (a colleague), stage, amount, team, customers, letters, price, yearly,
 * runway, shortRunway, least, most, ticket, share, stake, valuation, lower, exit, progress, founded, counts, impact.
 */
export const noteTexts: Readonly<Record<Topic, readonly NoteText[]>> = {
  screening: [
    {
      text: 'Read the deck. {customers} customers at about {price} a year each, so {yearly} annualised. Runway after the round is {runway} months. Worth a call.',
      if: ['sales'],
    },
    {
      text: '{stage}, {amount}, a team of {team} in {city}. I have asked {founder} for monthly figures since the first invoice.',
      if: ['sales'],
    },
    {
      text: 'Tickets between {least} and {most}. We could do {ticket} without leading. {other}, would you take the first call?',
      if: ['running'],
    },
    {
      text: '{amount} at {valuation} pre-money gives the new investors {stake}%. Before we talk about price I would like to see signed orders.',
      if: ['priced'],
    },
    {
      text: 'Hardly any revenue yet, but {letters} letters of intent at {price} a year each. Early for us; the letters have prices in them, so I suggest a call.',
      if: ['letters'],
    },
    {
      text: 'Deck, website and company register agree on the team and on {founded} as the year of foundation. Nothing odd. I suggest 30 minutes by phone.',
    },
    { text: 'Good deck, and open about the risks. A page on competitors is missing. {founder} will send one this week.' },
    {
      text: '{yearly} a year is little for {stage}, so growth has to carry the case. Let us start with the list of open offers.',
      if: ['small'],
    },
    { text: 'Fits our criteria on paper. {other} knows two people in this market and will ask them before we call {founder}.' },
    { text: 'I like the product and do not understand the pricing yet. {founder} offered a demo; I have booked 45 minutes.' },
    {
      text: 'This is the second time I’ve seen this company. The first deck had no customer names, this one has. Put on the list for our Monday round.',
    },
    {
      text: '{amount} lasts {runway} months by their plan. Hiring starts at once, so I would check what the plan looks like with half of the hires.',
    },
  ],
  figures: [
    {
      text: 'Went through the customer list. At {price} a year, the cost of winning a customer is paid back in {13-19} months by their count and {21-28} by mine. The difference is the founders’ own time.',
      if: ['few customers', 'sales'],
    },
    {
      text: 'The model raises gross margin by {8-13} points within two years. Half comes from purchasing, which I believe. The other half is a price increase that no customer has heard of.',
      if: ['sales'],
    },
    {
      text: 'The three largest customers make up {24-39}% of the {yearly}. Not unusual at {stage}, but the largest contract ends next year. We should read it.',
      if: ['few customers', 'sales'],
    },
    {
      text: 'Rebuilt the model with all sales six months later. Cash then lasts {shortRunway} months instead of {runway}. Tight, but enough for the next milestone.',
    },
    {
      text: 'Support staff is booked under development. Corrected, the contribution per customer falls by about a tenth. {founder} agreed and will restate the sheet.',
      if: ['sales'],
    },
    {
      text: 'Churn is low, but most contracts are younger than a year. I would leave the retention figure out of the paper.',
      if: ['sales'],
    },
    {
      text: 'They raised prices by {5-9}% half a year ago and lost nobody. I checked it against the invoices of the last four quarters.',
      if: ['sales'],
    },
    {
      text: 'Payroll is {56-68}% of costs and rises with each hire in the plan. The budget for the second year assumes grants of which one is approved. Asked {founder} for a version without them.',
    },
    {
      text: 'Bank balance and management accounts match to the euro for the last three months. Receivables are fine, one invoice is overdue by 70 days and comes from a city.',
    },
    {
      text: 'The letters of intent add up to {yearly} a year. I called two signatories: one has a budget, the other needs a board decision.',
      if: ['letters'],
    },
    {
      text: 'Compared plan and actuals of the last four quarters: revenue {6-14}% below plan, costs on plan. The new plan starts from the actual figures.',
      if: ['sales'],
    },
    {
      text: 'Customers pay after 45 days, suppliers want their money on delivery. With the growth in the plan, that binds about a tenth of the round. It is missing in the use of funds.',
      in: ['CleanTech', 'Technology', 'Biotech', 'E-commerce'],
    },
    {
      text: 'The model gives each new salesperson twelve months to become productive. In our other companies it was nine to fifteen, so I left that as it is.',
    },
  ],
  reference: [
    {
      text: 'Reference on {founder} from a former manager: delivers on time, delegates late, says so when something goes wrong. Would hire again at once.',
    },
    {
      text: 'Spoke to the first business angel. Reports come monthly, also in the bad months. The angel takes the full pro rata in this round.',
    },
    {
      text: 'Talked to two former employees. Both left on good terms. One says that the company needs a head of sales more than another engineer.',
    },
    {
      text: 'Spent half a day in {city} and met the team. The second in command knows the figures as well as {founder}. Not settled: who runs operations from next year.',
    },
    {
      text: 'Asked somebody who led product at a competitor. They take the technology seriously there and think the sales team is too small.',
    },
    {
      text: 'Register checked: capital paid in, no pledges, four-year vesting for all founders. One founder who left in the first year still holds {3-6}%.',
    },
    {
      text: 'Spoke to the patent attorney. Two families granted, one pending, all owned by the company. The university has no claim left.',
      in: making,
    },
    {
      text: 'Called a customer who left last year. The reason was an internal reorganisation; support was good until the last day. That is what {founder} had told us.',
      if: ['sales'],
    },
    {
      text: 'Two-hour call with {founder} and {other}. Clear answers on competition and price, vague ones on the hiring plan. They will send it by Friday.',
    },
  ],
  esg: [
    { text: 'Sent our questionnaire with 26 data points. 21 are back. Missing: Scope 2 by site, pay gap, and the energy contract.' },
    { text: 'The deck {counts} {impact}. I asked for the baseline, and for who has checked the figure besides {founder}.' },
    {
      text: 'Two of the mandatory PAI indicators cannot be reported yet. {founder} will collect the data from next quarter; I would put that into the side letter.',
    },
    {
      text: 'Three tier-one suppliers are outside the EU, with declarations of their own and no audit. I would make one audit a condition for closing.',
      in: making,
    },
    {
      text: 'Taxonomy: the activity is eligible. Alignment is not shown, because nobody has done the do-no-significant-harm check for pollution. An adviser asks €{6-9},000 for it.',
      in: ['CleanTech', 'PropTech'],
    },
    {
      text: 'Data protection: the impact assessment is older than the current version of the product. I have asked for an update before we sign.',
      in: withData,
    },
    {
      text: 'Checked the exclusion list for customers, suppliers and shareholders: nothing found. The sanctions check of the angels is still open.',
    },
    {
      text: 'ESG call with {founder}: no whistle-blowing policy, and pay bands for engineers only. Both can be fixed before closing. I will send our templates.',
    },
    {
      text: 'The person responsible for the impact figures is {founder}, next to everything else. I suggest that we ask for somebody by name by the end of the first year.',
    },
    {
      text: 'One reportable accident in two years, well documented. Subcontractors are missing from the statistics; I asked for their hours.',
      in: making,
    },
    {
      text: 'Tested the export with a trial account: customers get all of their data in an open format. Good for our governance score, and it was not in the deck.',
      in: ['SaaS', 'AI/ML'],
    },
    {
      text: 'Classification under the AI Act is documented as limited risk. Our lawyer agrees. The duty to inform users is met in the product.',
      in: ['AI/ML'],
    },
    {
      text: 'Article 9 test: the contribution is plausible, and governance passes with two conditions. The only open point is biodiversity, because nobody has looked at the sites yet.',
      in: making,
      if: ['article 9'],
    },
  ],
  terms: [
    {
      text: 'With {ticket} we would hold {share}% after closing. For that I want pro rata and quarterly information in writing.',
      if: ['priced', 'running'],
    },
    {
      text: 'Pre-money of {valuation} is above the last rounds that I know in this segment. I would offer {lower} and be ready to meet in the middle.',
      if: ['priced', 'running'],
    },
    {
      text: 'For three times our money we need an exit of about {exit}, before dilution. I know of two such sales in the sector.',
      if: ['priced'],
    },
    {
      text: 'No valuation in the deck. {founder} wants the lead to set it and named a range on the phone. I will put two scenarios into the paper.',
      if: ['unpriced', 'running'],
    },
    { text: 'The lead’s draft term sheet is in: 1x non-participating, no ratchet, board of five. We can live with it.', if: ['running'] },
    { text: 'The option pool of {8-11}% is created before the round, so the founders carry it. Fair, and {founder} did not argue.' },
    { text: '{progress}% of the round is committed. If we want {ticket}, we have about four weeks.', if: ['running'] },
    {
      text: 'Two earlier investors hold convertible notes. I recalculated the cap table with both converted: we would lose about half a point. Asked {founder} to confirm.',
      if: ['running'],
    },
    {
      text: 'Lawyers’ comments are back. Two points for the negotiation: the list of reserved matters and the good leaver clause. Nothing that stops us.',
    },
  ],
  committee: [
    { text: 'The paper is in the folder. Proposal: {ticket}, observer seat, no lead. Please vote before Monday.', if: ['running'] },
    {
      text: 'Second reading on Thursday. New since the first: one more customer reference and the answers of the auditor.',
      if: ['running'],
    },
    {
      text: 'Committee asked for two things: the renewal of the largest contract, and a hiring plan with names. {founder} sends both this week.',
      if: ['running'],
    },
    {
      text: 'Paper updated after our discussion. I cut the growth case by a third and the return still holds. Proposal stays at {ticket}.',
      if: ['running'],
    },
  ],
  invested: [
    {
      text: 'Signed and paid: {ticket}. First quarterly report is due at the end of the quarter. {other} follows up on the two ESG conditions.',
    },
    {
      text: 'Closing is done, we are in with {ticket}. The shareholders’ agreement and the side letter are filed. {other} takes the observer seat.',
    },
    { text: 'Money sent, {ticket}, entry in the register confirmed. Next step: kick-off on reporting with {founder}.' },
  ],
  passed: [
    {
      text: 'Passed. The next plant costs more than a fund of our size can give. I told {founder} by phone and would look again with project finance in place.',
      in: ['CleanTech', 'Biotech', 'Technology'],
      if: ['running'],
    },
    {
      text: 'Passed for now: too much depends on one customer. {founder} will write when the second large contract is signed.',
      if: ['running'],
    },
    { text: 'They need a lead by the end of the month, and we cannot be that fast. Passed, on good terms.', if: ['running'] },
    { text: 'The round closed while we were waiting for references. {founder} will tell us early about the next one.', if: ['missed'] },
    { text: 'Too late: the round is closed. Lesson for us: first call within a week when the deck is this good.', if: ['missed'] },
    {
      text: 'Passed after the second call. Good team, but none of us can help with sales in this market. {other} named two funds that can.',
      if: ['running'],
    },
    {
      text: 'Passed on price. We could not go above {lower}, and they have an offer at {valuation}. No hard feelings.',
      if: ['priced', 'running'],
    },
  ],
}

/** Private notes of the printed investor. */
export const privateTexts: readonly string[] = [
  'For myself: Nordhavn Seals had one customer with 70% of revenue and I let it pass. Ask {founder} about concentration before I vote.',
  'I am more positive than {other} here and do not want to push before the last reference is in. Wait for the committee.',
]

/** Reasons for votes besides those in the dossier of a business. */
export const reasonTexts: Readonly<Record<'yes' | 'no' | 'unsure', readonly NoteText[]>> = {
  yes: [
    { text: 'Agree with the paper. The references were better than the deck.', if: ['paper'] },
    { text: 'Yes to {ticket}, with the same again reserved for the next round.', if: ['running'] },
    { text: 'The team reached its last milestones on time, and the money lasts {runway} months.' },
    { text: 'Yes, provided that an external check of the impact figures is part of the agreement.' },
    { text: 'Small first ticket with information rights from the start. I can live with the open points.' },
    { text: 'My questions on the figures are answered. {founder} sent everything within two days.' },
  ],
  no: [
    { text: 'At {valuation} we pay for the growth of the next two years.', if: ['priced'] },
    { text: 'I do not see who would lead the next round.' },
    { text: 'We are closing two others this quarter and have nobody for the work after signing.' },
    { text: 'Too little traction for {stage}: {yearly} a year.', if: ['small'] },
  ],
  unsure: [
    { text: 'I need one more customer reference before I can say yes.' },
    { text: 'The team convinces me, the price does not yet.', if: ['priced'] },
    { text: 'Depends on the contract with the largest customer, which I have not seen.', if: ['sales'] },
    { text: 'I have not met the team. I lean towards yes.', if: ['absent'] },
    { text: 'I would like to see one more quarter.', if: ['sales'] },
    { text: 'The ESG answers are incomplete. I will change my vote when the last ones are here.' },
    { text: 'Good company. I am not sure what we add besides money.' },
  ],
}
