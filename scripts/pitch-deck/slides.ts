import { type Deck, colours, font, page } from './look.ts'
import { bars, card, cards, remark, statement, table } from './parts.ts'

/** Twelve slides of a fictional company that heats bakeries with the waste heat of their ovens; its figures are consistent. */
export function addSlides(deck: Deck): void {
  cover(deck)
  problem(deck)
  solution(deck)
  whyNow(deck)
  market(deck)
  product(deck)
  traction(deck)
  businessModel(deck)
  competition(deck)
  impact(deck)
  team(deck)
  ask(deck)
}

function cover(deck: Deck): void {
  const slide = deck.addSlide({ masterName: 'Cover' })
  slide.addText('Your company', { placeholder: 'title' })
  slide.addText('We cut bakeries’ gas bills by about a quarter, using heat that their ovens waste today.', {
    ...{ x: 0.9, y: 3.15, w: 10.2, h: 1.1, objectName: 'One sentence' },
    ...{ fontFace: font, fontSize: 26, color: 'FFFFFF', align: 'left', valign: 'top', margin: 0 },
  })
  slide.addText('Seed round · €1.5 million · Month and year · name@company.example', {
    ...{ x: 0.9, y: 6.3, w: 11.2, h: 0.4, objectName: 'Round and contact' },
    ...{ fontFace: font, fontSize: 16, color: colours.soft, align: 'left', valign: 'middle', margin: 0 },
  })
  slide.addNotes(
    `One sentence: what you do, for whom, and with what result. No “platform”, no “revolution”. Someone outside your field must be able to repeat it after hearing it once.

State the round, the date and how to reach you. A deck without a date looks older than it is.

The company in this template is fictional. Replace everything. Remove these notes from the copy you send.`,
  )
}

function problem(deck: Deck): void {
  const slide = statement(deck, {
    topic: 'Problem',
    headline: 'Industrial bakeries pay for heat twice: once in the oven, once in the boiler beside it',
    notes: `One customer, one situation, one figure. Who has the problem, how often, what does it cost, and who pays for it today? Existing spending is the best evidence.

Where does your figure come from? State the source and the year on the slide.

Avoid the state of the planet in five photographs: that is why you care, not why they buy.`,
  })
  card(
    slide,
    { x: page.left, y: page.top, w: 3.9, h: 4.55 },
    {
      figure: '640 MWh',
      heading: 'of gas a year in a typical customer’s bakery',
      text: 'Average of our first 22 customers over the three years before installation. Replace with your figure, its source and year.',
    },
  )
  const x = page.left + 4.2
  const w = page.width - 4.2
  card(
    slide,
    { x, y: page.top, w, h: 1.35 },
    {
      heading: 'Today',
      text: 'Exhaust leaves the oven at over 200 °C, while a boiler heats water next door.',
    },
  )
  card(
    slide,
    { x, y: page.top + 1.6, w, h: 1.35 },
    {
      heading: 'What they do about it',
      text: 'Nothing, or a custom heat exchanger that pays back in eight years.',
    },
  )
  card(
    slide,
    { x, y: page.top + 3.2, w, h: 1.35 },
    {
      heading: 'Who feels the problem',
      text: 'The plant manager, whose energy bill is now the largest cost after staff and flour.',
    },
  )
}

function solution(deck: Deck): void {
  const slide = statement(deck, {
    topic: 'Solution',
    headline: 'A box beside the oven turns its exhaust into hot water, installed in a day and paid for monthly',
    notes: `What changes for the customer, before and after? At most three benefits, each with a figure.

Put a photograph or screenshot of the real product into the box on the right, with alternative text. A drawing tells readers that there is no product yet.

No architecture here.`,
  })
  card(
    slide,
    { x: page.left, y: page.top, w: 6.2, h: 1.35 },
    {
      heading: 'Before',
      text: 'Custom-made, €60,000 up front, three weeks of work beside a running oven.',
    },
  )
  card(
    slide,
    { x: page.left, y: page.top + 1.6, w: 6.2, h: 1.35 },
    {
      heading: 'With us',
      text: 'One size for most ovens, €8,000 a year, installed in a day while the oven is cold.',
    },
  )
  card(
    slide,
    { x: page.left, y: page.top + 3.2, w: 6.2, h: 1.35 },
    {
      heading: 'Result',
      text: '24% less gas, measured at 22 sites over twelve months.',
    },
  )
  slide.addText('Your picture: the real product, at a customer', {
    ...{ x: page.left + 6.5, y: page.top, w: page.width - 6.5, h: 4.55, shape: 'rect', objectName: 'Place for a picture' },
    ...{ fill: { color: colours.soft }, line: { color: colours.line, width: 0.75, dashType: 'dash' } },
    ...{ fontFace: font, fontSize: 15, color: colours.accent, align: 'center', valign: 'middle' },
  })
}

function whyNow(deck: Deck): void {
  const slide = statement(deck, {
    topic: 'Why now',
    headline: 'Since 2022, three changes have made this possible and created demand',
    notes: `What has changed: a cost, a law, a technology, a behaviour? If it was possible ten years ago, what stopped it?

Each change has a date and a figure, with its source. “The market is growing” is not enough.

If your case depends on one law, say what happens if it changes.`,
  })
  cards(slide, { y: page.top, h: 3.5 }, [
    { figure: '2022', heading: 'Cost', text: 'Gas prices rose, and companies no longer plan with cheap gas. Your figure and source here.' },
    {
      figure: '2024',
      heading: 'Technology',
      text: 'Ceramic exchangers that withstand flour dust went into mass production. Your figure and source here.',
    },
    {
      figure: '2027',
      heading: 'Law',
      text: 'Which rule, from when, for whom? Give its number, and say what it changes for your customer.',
    },
  ])
  remark(slide, 5.8, 'If one of the three went away: say here, in one sentence, what would still hold.')
}

function market(deck: Deck): void {
  const slide = statement(deck, {
    topic: 'Market',
    headline: 'We are starting with 4,000 industrial bakeries in three countries: €32 million a year',
    notes: `Build the market size from the bottom up: the number of customers you could reach, times what each would pay a year. Say where the number of customers comes from.

Then name the first segment you will win, and say why it leads to the next.

4,000 × 8,000 = 32 million; 18,000 × 8,000 = 144 million; 60,000 × 8,000 = 480 million. Change all three when you change the price, and check against the slide on your business model.`,
  })
  table(slide, { x: page.left, y: page.top, widths: [6.43, 1.8, 1.8, 1.8], rowHeight: 0.62 }, [
    ['Segment', 'Customers', '€ a year each', '€ million a year'],
    ['First: industrial bakeries in three countries', '4,000', '8,000', '32'],
    ['Reachable: industrial bakeries in the EU', '18,000', '8,000', '144'],
    ['Whole market: all ovens with usable waste heat', '60,000', '8,000', '480'],
  ])
  remark(slide, 4.75, 'Why these first: they run all night, their ovens are similar, and three associations reach most of them.')
  slide.addText('Source of the customer numbers: statistic, publisher, year.', {
    ...{ x: page.left, y: 5.7, w: page.width, h: 0.35, objectName: 'Source' },
    ...{ fontFace: font, fontSize: 12, color: colours.faint, align: 'left', valign: 'middle', margin: 0 },
  })
}

function product(deck: Deck): void {
  const slide = statement(deck, {
    topic: 'Product',
    headline: 'How it works: from exhaust to hot water in three steps',
    notes: `Three steps that a customer would recognise. What is protected (patent granted or filed, data, certificate), and what comes next?

Deep tech: what has been demonstrated, at what scale, measured by whom?

Say plainly what does not work yet. Due diligence will reveal it anyway, and saying it first gains you more than the gap costs.`,
  })
  cards(slide, { y: page.top, h: 2.9 }, [
    { figure: '1', heading: 'Capture', text: 'An exchanger in the exhaust captures heat. The oven stays as it is.' },
    { figure: '2', heading: 'Store', text: 'A tank stores the night’s heat until the washing lines start.' },
    { figure: '3', heading: 'Control', text: 'The controller learns the shifts and shows the savings.' },
  ])
  const half = (page.width - 0.3) / 2
  card(
    slide,
    { x: page.left, y: 5.15, w: half, h: 1.6 },
    {
      heading: 'Protected by',
      text: 'Patent (number, status), two years of operating data, certificate.',
    },
  )
  card(
    slide,
    { x: page.left + half + 0.3, y: 5.15, w: half, h: 1.6 },
    {
      heading: 'Not working yet',
      text: 'Steam ovens: their exhaust is too humid. First test in spring.',
    },
  )
}

function traction(deck: Deck): void {
  const slide = statement(deck, {
    topic: 'Traction',
    headline: 'Recurring revenue grew from €120,000 to €400,000 in three quarters, and no customer has left',
    notes: `Your best evidence, with unit and date. Paid contracts before pilots, pilots before letters of intent. Retention as soon as you have a year of data.

To edit the chart, right-click it and choose Edit data. It starts at zero; keep it that way. No cumulative curves.

50 customers × €8,000 = €400,000: the figures on this slide must match the next one.`,
  })
  bars(
    deck,
    slide,
    { x: page.left, y: page.top, w: 7.2, h: 4.75 },
    {
      ...{ title: 'Annual recurring revenue at the end of the quarter, € thousand', unit: 'ARR, € thousand' },
      ...{ labels: ['Q1', 'Q2', 'Q3', 'Q4'], values: [120, 190, 280, 400] },
    },
  )
  table(slide, { x: page.left + 7.5, y: page.top, widths: [2.53, 1.8], rowHeight: 0.55 }, [
    ['End of Q4', 'Figure'],
    ['Paying customers', '50'],
    ['ARR per customer', '€8,000'],
    ['Customers lost', '0'],
    ['Signed, not yet live', '9'],
    ['Letters of intent', '14'],
  ])
  slide.addText('Signed contracts and letters are not included in the revenue shown.', {
    ...{ x: page.left + 7.5, y: 5.55, w: 4.33, h: 0.6, objectName: 'Note' },
    ...{ fontFace: font, fontSize: 12, color: colours.faint, align: 'left', valign: 'top', margin: 0 },
  })
}

function businessModel(deck: Deck): void {
  const slide = statement(deck, {
    topic: 'Business model',
    headline: 'A customer pays €8,000 a year and pays back their acquisition cost in ten months',
    notes: `Who pays, for what, how much and how often? Gross margin after all delivery costs; cost of winning a customer, including salaries; payback.

Gross profit: 75% of 8,000 = 6,000. Payback: 5,000 / 6,000 × 12 = 10 months.

Hardware: who owns the device, who finances it, what does it cost today and at a thousand a year? Put that here; investors will ask about it first.`,
  })
  table(
    slide,
    { x: page.left, y: page.top, widths: [4.2, 2.0], rowHeight: 0.62 },
    [
      ['One customer', 'Figure'],
      ['Revenue a year', '€8,000'],
      ['Gross margin', '75%'],
      ['Gross profit a year', '€6,000'],
      ['Cost of winning the customer', '€5,000'],
      ['Payback', '10 months'],
    ],
    { hasTotal: true },
  )
  const x = page.left + 6.5
  const w = page.width - 6.5
  card(
    slide,
    { x, y: page.top, w, h: 1.75 },
    { heading: 'Price', text: 'Monthly, five-year term, including service. Customers save about €12,000 a year.' },
  )
  card(
    slide,
    { x, y: page.top + 2.0, w, h: 1.75 },
    { heading: 'Channel', text: 'Half direct, half through oven makers, who earn 15% in the first year.' },
  )
  remark(slide, 6.0, 'The device costs €9,500 today and is financed by a leasing bank; at 500 units a year, we expect €7,000.')
}

function competition(deck: Deck): void {
  const slide = statement(deck, {
    topic: 'Competition',
    headline: 'Most bakeries do nothing today; we win on price and speed, and lose on very large plants',
    notes: `What do customers use instead, including doing nothing? The rows are the criteria by which customers choose, in their order, not yours.

Show where you lose. If you win every row, readers will not believe any of them.

Name real competitors, and only say what you can prove.`,
  })
  table(
    slide,
    { x: page.left, y: page.top, widths: [3.43, 2.1, 2.1, 2.1, 2.1], rowHeight: 0.62 },
    [
      ['What customers look at', 'Us', 'Custom-made', 'Heat pump', 'Doing nothing'],
      ['Up-front cost', 'None', '€60,000', '€90,000', 'None'],
      ['Gas saved', '24%', '30%', '40%', '0%'],
      ['Downtime', '1 day', '3 weeks', '1 week', 'None'],
      ['Plants above 5 MW', 'No', 'Yes', 'Yes', 'Not applicable'],
      ['Proven for ten years', 'No', 'Yes', 'Yes', 'Not applicable'],
    ],
    { figures: false },
  )
  remark(slide, 5.95, 'What will keep others out in three years: operating data from 1,000 ovens, and contracts with oven makers.')
}

function impact(deck: Deck): void {
  const slide = statement(deck, {
    topic: 'Impact and sustainability',
    headline: 'Each installation saves about 31 tonnes of CO₂ a year, measured at 22 sites',
    notes: `Claim, evidence, limits, as on every other slide.

The figure needs a baseline, a period and a method: 22 installations, twelve months, against the average of the previous three years, adjusted for output. 24% of 640 MWh = 153.6 MWh; at 0.2 t CO₂ per MWh of natural gas, about 31 t. Use your country's official factor and state its year.

Deduct what the device itself causes, and say what would have happened anyway, or that you do not know yet.

At most three Sustainable Development Goals, each with the number of its target. Do not call anything neutral because of certificates: towards consumers in the EU, such claims about products have been prohibited since 27 September 2026 (Directive (EU) 2024/825).`,
  })
  bars(
    deck,
    slide,
    { x: page.left, y: page.top, w: 4.6, h: 4.75 },
    {
      ...{ title: 'Gas per site and year, MWh, adjusted for output', unit: 'MWh' },
      ...{ labels: ['Before', 'With us'], values: [640, 486] },
    },
  )
  const x = page.left + 4.9
  const w = page.width - 4.9
  const rows = [
    { heading: 'Not yet deducted', text: 'Device and installation: 3 t a year. Control group from January.' },
    { heading: 'What could get worse because of us', text: 'Cheaper gas use may delay electric ovens: we plan a version for them.' },
    { heading: 'Why it grows with revenue', text: 'Each contract is an installation; there is no revenue without a saving.' },
    { heading: 'Goals', text: '7.3 (energy efficiency) and 9.4 (cleaner industry). No others.' },
  ]
  for (const [at, row] of rows.entries()) card(slide, { x, y: page.top + at * 1.2, w, h: 1.1 }, row)
}

function team(deck: Deck): void {
  const slide = statement(deck, {
    topic: 'Team',
    headline: 'We have built and sold heat recovery before; a head of sales joins with this round',
    notes: `Why you, for this? Experience that the customer would recognise, what each person is responsible for, and since when full-time. How long have you known each other?

Name the gap, and say how you will fill it. Advisers only if they work with you every month.

Add pictures if you like; they prove nothing. Links to profiles do.`,
  })
  cards(slide, { y: page.top, h: 3.6 }, [
    { heading: 'Name', text: 'Chief executive. Eight years at an oven maker. Full-time since March 2024. Sales, finance.' },
    { heading: 'Name', text: 'Technology. Doctorate in heat exchangers, two patents. Full-time since March 2024.' },
    { heading: 'Name', text: 'Operations. Ran service for 400 sites. Full-time since January 2025.' },
    { heading: 'Head of sales', text: 'Selected, signs with the round. Has sold to bakeries for eleven years.' },
  ])
  remark(
    slide,
    5.85,
    'Nine people in total. Two advisers: a former plant manager and a bakery group’s head of purchasing. Founders vest over four years.',
  )
}

function ask(deck: Deck): void {
  const slide = statement(deck, {
    topic: 'The ask',
    headline: '€1.5 million takes us to 150 customers and €1.2 million in recurring revenue in 20 months',
    notes: `The amount, what it pays for, how long it lasts, which milestones it reaches, and what the next investor will then see.

€1,500,000 over 20 months is €75,000 of net burn a month: check it against your hiring plan. 150 customers × €8,000 = €1,200,000.

No valuation here. Convertibles that you have already signed belong in the appendix with the cap table. Nobody should first hear of them in due diligence.`,
  })
  table(
    slide,
    { x: page.left, y: page.top, widths: [3.9, 1.5, 1.0], rowHeight: 0.55 },
    [
      ['Use', '€', 'Share'],
      ['Product and engineering', '675,000', '45%'],
      ['Sales and marketing', '450,000', '30%'],
      ['Operations and installation', '225,000', '15%'],
      ['Administration and reserve', '150,000', '10%'],
      ['Total', '1,500,000', '100%'],
    ],
    { hasTotal: true },
  )
  bars(
    deck,
    slide,
    { x: page.left + 6.7, y: page.top, w: page.width - 6.7, h: 3.45 },
    {
      ...{ title: 'Paying customers, plan', unit: 'Customers' },
      ...{ labels: ['Today', 'Month 10', 'Month 20'], values: [50, 95, 150] },
    },
  )
  cards(slide, { y: 5.5, h: 1.3 }, [
    { heading: 'Month 6', text: 'Second oven maker signed' },
    { heading: 'Month 12', text: 'Device below €8,000' },
    { heading: 'Month 18', text: 'Break-even per site, Series A' },
  ])
}
