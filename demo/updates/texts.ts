import type { UpdateFields } from '#features/updates/contract.ts'

/** What a founder says of a quarter; `{company}` stands for the company's name. */
export interface Told {
  title: string
  body: string
}

/** What the printed account has reported, the oldest first: words, and figures in whole euros. */
export const ofTerrabruna: readonly (Told & Omit<UpdateFields, keyof Told | 'period' | 'currency'>)[] = [
  {
    title: 'First season measured, and what it taught us',
    body: `We measured 11,000 hectares this quarter, our first full season. Eleven per cent of the cores had to be taken again because two of our augers were worn; we now replace them every 400 cores.

Our first food company has paid its growers on our figures. That was the point of it all.

What we need: an introduction to a cooperative in southern France.`,
    revenue: 31_000,
    cash: 402_000,
    burn: 26_000,
    team: 6,
    customers: 3,
    emissions_saved: null,
  },
  {
    title: 'A quiet winter, used for the method',
    body: `Fields rest, and so did sales. We used the winter to compare our figures with a laboratory, field by field: the mean difference is 6%, and we publish the data.

We have hired Paolo, who ran field teams for a seed company. He starts before the season.

What went wrong: we lost a tender in Spain on price. We were right not to go lower.`,
    revenue: 24_000,
    cash: 318_000,
    burn: 28_000,
    team: 7,
    customers: 3,
    emissions_saved: null,
  },
  {
    title: 'Second food company signed',
    body: `A pasta maker has signed for three seasons: 9,000 hectares a year. It began with a farmer who had our report on his kitchen table.

Costs for each core are down to €31 from €44, since we drive fewer kilometres. Margins are positive for the first time.

What we need: somebody who knows the rules for carbon removals in Brussels.`,
    revenue: 47_000,
    cash: 236_000,
    burn: 27_000,
    team: 8,
    customers: 5,
    emissions_saved: null,
  },
  {
    title: '41,000 hectares, and a team of nine',
    body: `We look after 41,000 hectares in Italy, France and Spain. The agricultural university has confirmed the 6% in a paper that is with its reviewers.

Cash lasts until spring at this pace. We have begun to raise €1.8 million: half for the verification under the EU framework, half for vines and olives.

What worries me: verification may take two quarters more than we planned. We have the bridge for one of them.`,
    revenue: 58_000,
    cash: 161_000,
    burn: 25_000,
    team: 9,
    customers: 6,
    emissions_saved: null,
  },
]

/** What founders of any trade report, each other things, the oldest first. */
export const ofFounders: readonly (readonly Told[])[] = [
  [
    {
      title: 'Later than planned, and why',
      body: `Our first delivery went out five weeks late: a supplier had changed a part without telling us. We now test the first piece of each batch ourselves.

Customers stayed. The two largest have ordered again for next year.

What we need: a second supplier within two days by lorry.`,
    },
    {
      title: 'Repeat orders, and a new head of operations',
      body: `Half of this quarter’s revenue came from customers who had bought before. We have hired a head of operations, after eight months of doing it on Sundays.

Complaints are down to four. Two of them were about the invoice.

What we need: nothing this time. Thank you for the calls.`,
    },
    {
      title: 'Growing, with one eye on the cash',
      body: `{company} has grown faster than we had planned, and working capital with it: customers pay after 54 days, suppliers want theirs after 30. We have agreed on a credit line with our bank and drawn a third of it.

The independent check of our impact figures is done. They went down by 8%, and can now be relied on.

What we need: advice from somebody who has financed stock before.`,
    },
  ],
  [
    {
      title: 'Pilot finished, contract signed',
      body: `The pilot has ended after twelve months and 1,900 hours, and its customer has signed for three years. We learnt that people want the report on paper.

We have stopped one of two product lines. It was the one I loved.

What we need: introductions to public buyers in the Nordics.`,
    },
    {
      title: 'A slower quarter',
      body: `Revenue is below plan: two contracts slipped into the next quarter, and one is lost to a larger firm. The pipeline is fuller than ever, which helps nobody this month.

We have cut travel and put off one hire. Burn goes down from next month on.

What we need: honesty about our price. Three of you have bought from companies like ours.`,
    },
    {
      title: 'What slipped has come',
      body: `Both contracts that had slipped are signed. {company} is where we wanted to be in spring, one season late.

Our new colleague in sales has spoken with forty customers in six weeks. The list of what annoys them hangs in the kitchen.

What we need: a lawyer who knows framework agreements.`,
    },
  ],
  [
    {
      title: 'A pause, and what came of it',
      body: `We stopped deliveries for three weeks in order to find a fault that showed once in two hundred units. It was a seal, and is none any more.

Two customers were not amused; one of them has since told others how we handled it.

What we need: a tester who likes to break things.`,
    },
    {
      title: 'Margins, finally',
      body: `Gross margin has passed 40%, half of it through a better price for energy and half through less scrap. We had promised that for last year.

{company} has its first customer outside of Europe. They found us, and not the other way round.

What we need: somebody who has insured exports before.`,
    },
    {
      title: 'Ready for the next plant',
      body: `The site is chosen, the neighbours have been to see the first plant, and the permit is with the county. It usually takes five months.

We have begun to talk with lenders, since steel is nothing to buy with your money.

What we need: two references from investors for the bank. I will write to those I have in mind.`,
    },
  ],
  [
    {
      title: 'Sixty conversations with customers',
      body: `We asked sixty customers why they stay. Most said the report at the end of the month; nobody mentioned the feature we had worked on for half a year.

So we have changed the plan. Two developers now work on reports alone.

What we need: patience for one quarter.`,
    },
    {
      title: 'The new plan works so far',
      body: `Cancellations are down to one in a hundred a month. New customers come through old ones: eleven of fourteen this quarter.

Our head of sales has left in peace, and I do it myself until we know what we look for.

What we need: a name, if you know somebody who sells quietly.`,
    },
    {
      title: 'More customers, and a proper price',
      body: `We have raised the price by 18% for new customers, and nobody has asked why. {company} was too cheap, as three of you had said.

The audit of our impact figures begins next month, by an outsider, as agreed.

What we need: a second pair of eyes on the budget for next year.`,
    },
  ],
]

/** A month’s news, short. */
export const ofTheMonth: Told = {
  title: 'Short note on the month',
  body: `Three things. The certificate has come, without conditions. The largest customer has prolonged by two years. And our oldest machine broke on a Friday evening and ran again on Saturday, thanks to Marta.

Figures for the quarter follow as usual; this is the month alone.`,
}
