import type { UpdateFields } from '#features/updates/contract.ts'

/** A quarterly update; `{company}` stands for the company's name. */
export interface UpdateTexts {
  title: string
  body: string
}

/** The updates of the printed founder account, the oldest first; amounts in whole euros. */
export const ofTerrabruna: readonly (UpdateTexts & Omit<UpdateFields, keyof UpdateTexts | 'period' | 'currency'>)[] = [
  {
    title: 'First full season completed',
    body: `We measured 11,000 hectares this quarter, our first full season. 11% of the cores had to be taken again because two augers were worn. We now replace augers every 400 cores.

Our first food company has paid its growers on the basis of our figures.

Ask: an introduction to a cooperative in southern France.`,
    revenue: 31_000,
    cash: 402_000,
    burn: 26_000,
    team: 6,
    customers: 1,
    emissions_saved: null,
  },
  {
    title: 'Method validated against the laboratory',
    body: `Sales were seasonally low. We used the time to compare our figures with laboratory results field by field: the mean deviation is 6%. We are publishing the data.

We have hired Paolo, who managed field teams at a seed company. He starts before the season.

Lowlight: we lost a tender in Spain on price. We decided not to go below our cost.`,
    revenue: 24_000,
    cash: 318_000,
    burn: 28_000,
    team: 7,
    customers: 1,
    emissions_saved: null,
  },
  {
    title: 'Second food company signed',
    body: `A pasta maker has signed for three seasons with 9,000 hectares a year. The contact came through one of its growers, who already worked with us.

The cost per core is down from €44 to €31 because we have shortened our routes. Gross margin is positive for the first time.

Ask: a contact who knows the EU carbon removal certification process in Brussels.`,
    revenue: 47_000,
    cash: 236_000,
    burn: 27_000,
    team: 8,
    customers: 2,
    emissions_saved: null,
  },
  {
    title: '41,000 hectares and a team of nine',
    body: `We now monitor 41,000 hectares in Italy, France and Spain. An agricultural university has confirmed our 6% deviation in a paper that is under review.

At the current burn our cash lasts about six months. We have started to raise €1.8 million: half for verification under the EU framework, half for vines and olives.

Main risk: verification may take two quarters longer than planned. We have a bridge for one of them.`,
    revenue: 58_000,
    cash: 161_000,
    burn: 25_000,
    team: 9,
    customers: 2,
    emissions_saved: null,
  },
]

/** Updates of a kind of company, the oldest first. */
interface UpdateSet {
  /** What the customers of the company's business must match. */
  fits?: RegExp
  texts: readonly UpdateTexts[]
}

/** Those that fit any company come last. Each is used by one founder. */
export const ofFounders: readonly UpdateSet[] = [
  {
    // Makers of products in series.
    fits: /business parks|paper mills|measuring companies|hearing loss|shipowners|housing associations|packaging makers and/,
    texts: [
      {
        title: 'Deliveries paused to fix a defect',
        body: `We paused deliveries for three weeks to fix a defect in one of two hundred units. The cause was a part from a new supplier, which has been replaced.

Two customers complained, and one of them has since recommended us because of how we handled it.

Ask: candidates for a test engineer position.`,
      },
      {
        title: 'Gross margin above 40%',
        body: `Gross margin has passed 40%, half of the increase from a better energy contract and half from less scrap. This target was due last year.

{company} has its first customer abroad, through an inbound request.

Ask: a contact with experience in export credit insurance.`,
      },
      {
        title: 'Site chosen for the next plant',
        body: `We have chosen the site, presented the project to the neighbours and filed the permit application. We expect a decision within five months.

We are in talks with two lenders, because we want to finance the equipment with debt.

Ask: two reference calls with investors for the bank. I will contact you individually.`,
      },
    ],
  },
  {
    // Makers of devices, too.
    fits: /^water utilities$|railway authorities|packaging schemes|family practices|schools and city|universities and cities|paper mills|business parks|packaging makers and/,
    texts: [
      {
        title: 'Deliveries five weeks late',
        body: `Our largest delivery went out five weeks late because a supplier had changed a component without notice. We now inspect the first unit of every batch.

No customer has cancelled, and the two largest have placed orders for next year.

Ask: introductions to a second supplier within two days by road.`,
      },
      {
        title: 'Repeat orders and a new head of operations',
        body: `Half of this quarter’s revenue came from repeat customers. We have hired a head of operations after a search of eight months.

Complaints are down to four, two of them about invoices.

Ask: none this quarter. Thank you for your support.`,
      },
      {
        title: 'Ahead of plan, with more working capital',
        body: `{company} has grown faster than planned, and working capital has increased: customers pay after 54 days, suppliers are due after 30. We have agreed a credit line with our bank and drawn a third of it.

The external audit of our impact figures is complete. It corrected them downwards by 8%.

Ask: advice from anyone with experience in inventory financing.`,
      },
    ],
  },
  {
    // Makers of software.
    fits: /accountants|forwarders|shift work|social enterprises|batteries, textiles|controllers|machinery rings|care homes|municipal utilities|asset managers|landlords and energy|facility managers|that they finance|property funds|importers/,
    texts: [
      {
        title: 'What we learnt from sixty customer interviews',
        body: `We interviewed sixty users about why they stay. Most named the monthly report. None mentioned the feature that we have worked on for six months.

We have changed the roadmap: two developers now work on reports only.

Ask: your patience for one quarter of lower growth.`,
      },
      {
        title: 'Churn down to 1% a month',
        body: `Monthly churn is down to 1%. Most of our new customers came through referrals.

Our head of sales has left on good terms. I am covering the role until we have found a successor.

Ask: candidates for head of sales.`,
      },
      {
        title: 'Prices up by 18%',
        body: `We have raised prices by 18% for new customers, with no effect on conversion so far. Three of you had said that {company} was too cheap.

The external audit of our impact figures starts next month.

Ask: a second opinion on the budget for next year.`,
      },
    ],
  },
  {
    texts: [
      {
        title: 'New contract signed for three years',
        body: `Our pilot with a new partner has ended after twelve months, and they have signed for three years.

We have discontinued one of our two offers to focus on the one that sells.

Ask: introductions to public buyers in the Nordics.`,
      },
      {
        title: 'Revenue below plan',
        body: `Revenue is below plan. Two contracts moved to the next quarter, and we lost one to a larger competitor. The pipeline is larger than last quarter.

We have cut travel and postponed one hire, so burn goes down from next month.

Ask: feedback on our pricing. Three of you have invested in companies like ours.`,
      },
      {
        title: 'Delayed contracts signed',
        body: `Both delayed contracts are signed. {company} has reached its target, one quarter late.

Our new sales manager has had forty first meetings in six weeks. We have added the most frequent questions to our offer.

Ask: a recommendation for a lawyer with experience in framework agreements.`,
      },
    ],
  },
  {
    texts: [
      {
        title: 'Budget approved',
        body: `The board has approved the budget for the next twelve months. It has fewer new projects than my first draft, and a reserve of one quarter.

We have also agreed on a calendar: four board meetings, each with one main topic and papers a week before.

Ask: candidates for an independent board member who knows our customers.`,
      },
      {
        title: 'One large customer fewer',
        body: `A large customer has not renewed, because its new owner already has a supplier. We had told them too late what had changed since they signed.

From now on each customer hears from us every quarter, also when nothing is wrong.

Ask: how do you see in your other companies that a customer is about to leave?`,
      },
      {
        title: 'Preparing the next round',
        body: `{company} has its figures, contracts and employment files in one data room. It took three weeks, most of them for contracts that only one side had signed.

The customer survey is back: nine of ten would recommend us, and the tenth has told us why.

Ask: please tell me by the end of the month whether you plan to follow on.`,
      },
    ],
  },
]

/** A short monthly update. */
export const ofTheMonth: UpdateTexts = {
  title: 'Monthly update',
  body: `Three highlights: our largest customer has renewed for two years. Two candidates have accepted our offers and start next month. And we closed the books of the quarter within eight days, thanks to Marta.

Quarterly figures follow as usual; this update covers the month only.`,
}
