import type { Dossier } from './dossier.ts'

/** SaaS, AI/ML, FinTech and E-commerce, by the customers of a business. */
export const softwareAndFinance: Readonly<Record<string, Dossier>> = {
  'forwarders and shippers': {
    call: 'Reference call with a forwarder. They won two tenders because the figures were there in time. Connecting the transport system took four weeks of their own IT.',
    question:
      'Price is per leg. What happens when a large forwarder asks for a flat fee? {founder} has had this talk twice; ask how it ended.',
    pro: 'The data goes into customers’ tenders, so leaving is expensive. The accredited method takes others a year.',
    con: 'The big transport systems are adding emissions as a free feature. A small forwarder will not pay twice.',
  },
  'manufacturers with shift work': {
    call: 'Called the safety manager of a plant with 600 people. Reports went from three a month to about twenty. She pays from her own budget, without a tender.',
    question:
      'Usage drops after the first half year in two of the five plants I was shown. What do they do about it, and does it show in renewals?',
    pro: 'Workers use it in their own language and accidents fall measurably. Plants renew because the insurer asks for the figures.',
    con: 'The contract per plant is small and each sale is a visit. Groups with a safety suite get this as a module.',
  },
  'makers of batteries, textiles and furniture': {
    call: 'Spoke to a battery maker that issues passports with them. Setup took six weeks, as promised. They compared three vendors and chose the one that worked with their old ERP.',
    question: 'If the rules for textiles slip by two years, what is left of the plan? Asked {founder} for a version with batteries only.',
    pro: 'Passports are mandatory for batteries from 2027 and customers pay per model today. Retention has not been tested yet, but switching is work.',
    con: 'The regulation has been postponed once already. At this price we take that risk, and the founders do not.',
  },
  'controllers in industry': {
    call: 'Called the controller of a foundry group. He changed two offers because of the carbon price in the tool. He is the only user there, which worries me more than the price.',
    question: 'How deep is the ERP integration? In the demo the data came from a spreadsheet. I asked for a look at a live installation.',
    pro: 'The tool changes offers on the day it is installed. Controllers understand the number without a workshop.',
    con: 'One user per plant and an annual budget decision. If he leaves, the licence goes with him.',
  },
  'farm cooperatives and machinery rings': {
    call: 'Spoke to the manager of a machinery ring with 70 members. The plan held through a wet harvest, and nobody called him on Sunday. They would pay a third more.',
    question: 'Revenue comes in once a year after the harvest. How do they bridge spring, and what did cash look like in May?',
    pro: 'Rings talk to each other, and new ones come without advertising. Usage during harvest is daily.',
    con: 'The number of rings is limited, and half of those in the home market are customers already. Growth means new countries.',
  },
  'recyclers and packaging schemes': {
    call: 'Visited a sorting plant. The camera has run without cleaning for six weeks. Purity of the fraction is up, and the plant gets a better price for it.',
    question: 'Who owns the data on packaging that passes the belt? Producers would buy it, but the plant’s contract says nothing.',
    pro: 'A plant earns the fee back through purity within a year. No change of the line is needed.',
    con: 'Two sorter makers announced the same function for their next model. Retrofit may be a short window.',
  },
  'banks, landlords and energy advisers': {
    call: 'Called an energy adviser who uses it daily. Reports take a third of the time; he corrects about one figure in ten. He pays himself and would notice if it were gone.',
    question: 'Has a bank used it for a loan decision yet, or only for the portfolio report? The price differs by a factor of ten.',
    pro: 'Advisers correct the model with every report. Nobody else gets these corrections for free.',
    con: 'Banks decide slowly, and advisers cannot pay much. Neither gives a company of the size in the plan.',
  },
  'importers and roasters under the EU deforestation regulation': {
    call: 'Reference call with a coffee importer. All 40 shipments of the last six months were cleared without a question. Their only wish is an answer within a day when an alert comes in.',
    question:
      'Analysts in the countries of origin review each alert. How many more are needed per million plots, and what does that do to the margin?',
    pro: 'A container held at the border costs more than a year of the service. Importers told me that they cannot stop paying.',
    con: 'The start of the regulation has moved twice. A simplification for low-risk countries would remove a part of the plots.',
  },
  'town halls, clinics and railway companies': {
    call: 'Watched two conversations at a counter. Simple requests work, names do not. The town hall would keep it; the deaf association there supports it publicly.',
    question: 'Who is liable for a wrong translation in a clinic? The contract limits it to the monthly fee, and I doubt that holds.',
    pro: 'Accessibility is a legal duty from now on, and half of the team uses the product in daily life.',
    con: 'Public buyers start with a few counters and stay there for years. The data for each new language is expensive.',
  },
  'facility managers of offices, hospitals and shopping centres': {
    call: 'Called the facility manager of a hospital. Savings were measured against two earlier winters and paid for without dispute. One software update stopped ventilation for an hour.',
    question:
      'Share of savings sounds fair, but what if energy prices fall by a third? I asked {founder} for revenue per building at 2021 prices.',
    pro: 'No hardware, measured savings, and no customer has left after a full season. That is rare in building software.',
    con: 'Revenue follows the energy price. A mild winter and cheap gas would halve it, with the same costs.',
  },
  'asset managers, supervisors and consumer associations': {
    call: 'Spoke to an analyst at an asset manager in the test. It found two claims that compliance had missed. She checks every hit, which still saves her a day a week.',
    question: 'What do the testers pay after the test, and who signs? So far the users are analysts and the budget is with compliance.',
    pro: 'Each finding comes with sentence and page. That makes it usable for a supervisor, and nobody else does it in all languages.',
    con: 'A general language model with a good prompt gets most of the way. I tried it with five prospectuses.',
  },
  'newcomers, seasonal workers and people without a home': {
    call: 'Called a social service that opens accounts with it. Ten minutes instead of three weeks. Staff ask for a phone line, because clients come to them with card problems.',
    question: 'What does the banking partner’s contract say about notice? Without the partner, there is no account.',
    pro: 'Employers of seasonal workers pay, not the customers. The regulator has approved the identity check, which took two years.',
    con: 'Card fees per account are low and support is expensive. It stays a margin of cents.',
  },
  'banks and the small companies that they finance': {
    call: 'Called a regional bank in the pilot. The answers came pre-filled and borrowers complain less. For a roll-out, the bank wants two more banks on board first.',
    question: 'How many of the borrowers have confirmed their data? Pre-filled and confirmed are shown as one number in the deck.',
    pro: 'Banks have to collect this data and their customers hate the forms. One file for all banks is what both want.',
    con: 'It works only if most banks of a region join. None has signed for more than a pilot yet.',
  },
  'farm cooperatives and reinsurers': {
    call: 'Spoke to a cooperative with 300 insured farms. Last summer’s payout came within nine days. About one farm in twelve felt the index missed its damage.',
    question: 'Reinsurance is renewed each January. I would like to see the terms for next year before we sign anything.',
    pro: 'Payouts come in days, the basis risk is published, and reinsurers carry the losses. Commission income without own risk.',
    con: 'Three dry years in a row and the reinsurers raise prices or leave. Then farmers cancel as well.',
  },
  'employers with 20 to 500 people': {
    call: 'Called a personnel manager with 60 employees. Set up in one morning, and four in five employees opted in. She had compared prices with her bank; it was half.',
    question:
      'Revenue is a percentage of assets that are still small. When do fees cover the cost of an employer, at the present contributions?',
    pro: 'Employers stay with a pension scheme for decades, and this one costs less than the bank’s.',
    con: 'It takes ten years until the assets pay for the team. That does not fit the life of our fund.',
  },
  'food and textile brands with many small suppliers': {
    call: 'Reference call with a brand. Suppliers are paid after four days instead of 75, and the brand’s own payment terms have not changed. Finance likes it more than purchasing does.',
    question: 'Where does the money for the invoices come from beyond this round? I asked {founder} for the draft of the credit line.',
    pro: 'The brand carries the credit risk and suppliers pay less than at their bank. The losses so far are close to nothing.',
    con: 'This is a balance sheet business. Each euro of growth needs a euro of credit first.',
  },
  'outdoor and workwear brands': {
    call: 'Called the retail director of an outdoor brand. Resale brings customers who had not bought for two years. She wants photos within a week; at present it takes twelve days.',
    question: 'They carry the inventory risk. How old is the stock, and what is it written down to after a year?',
    pro: 'Brands want resale and nobody inside a brand wants to run it. The margin per item is positive, including the workshop.',
    con: 'It is manual work for each jacket. I see no step in the plan that makes the hundred-thousandth item cheaper.',
  },
  'households in cities, and the organic shops that deliver to them': {
    call: 'Spoke to two organic shops. Jars come back in nine of ten cases, and the shared washing line is the reason they stay. Both would pay per jar without a minimum.',
    question: 'What does a jar cost per cycle at half the volume? The model shows only the line at full load.',
    pro: 'Return rates are high because the courier takes the empties. It is cheaper for shops than single-use packaging.',
    con: 'The washing line pays off only in dense cities. There are perhaps a dozen of them in reach.',
  },
  'commuters, and the farms that deliver to our pick-up points': {
    call: 'Visited a pick-up point at six in the evening and talked to two farms. No waste, payment after a week. Customers come every week or not at all.',
    question: 'Regions need three years to break even. How many of them does this round pay for, and what is the plan if one fails?',
    pro: 'The oldest regions make money, and farms get more than twice of what supermarkets pay.',
    con: 'Orders fell by a fifth when food prices rose. I would expect the same next time.',
  },
}
