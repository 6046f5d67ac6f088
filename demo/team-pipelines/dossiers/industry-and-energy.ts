import type { Dossier } from './dossier.ts'

/** CleanTech, PropTech and Technology, by the customers of a business. */
export const industryAndEnergy: Readonly<Record<string, Dossier>> = {
  'food companies that pay their growers for carbon': {
    call: 'Spoke to the head of purchasing at one of the food companies. They pay growers on these figures and have spot-checked 30 fields in the laboratory themselves. Complaint: reports come in two batches a year, and they need four.',
    question:
      'What happens on heavy clay? The error there is about twice the average. I asked {founder} for the share of clay in the hectares under contract and for the raw data of the outliers.',
    pro: 'Two food companies pay for the figures and have checked them on their own. The method costs a tenth of the laboratory.',
    con: 'Everything depends on the EU method being adopted without a baseline of several years. If it is not, the next season has to be measured again at their cost.',
  },
  'distribution networks and business parks that cannot get a larger connection': {
    call: 'Called the manager of a business park with two containers. Availability is as promised; the fire brigade’s approval took five months and nobody had planned for it.',
    question:
      'Who carries the performance guarantee when cells age faster than expected? The provision in the model is 2% of revenue, which looks thin to me.',
    pro: 'Customers cannot get a larger connection before 2030, so the price of waiting is the benchmark, not the price of new batteries.',
    con: 'New cells get cheaper every year. In three years the second-life discount may not cover sorting and the guarantee.',
  },
  'municipal utilities of towns between 10,000 and 80,000 inhabitants': {
    call: 'Reference call with a utility of a town of 24,000. They used to pay a consultant for each variant and now calculate them on their own. They would renew, but the budget is approved year by year.',
    question:
      'How many licences are renewed once the heat plan is finished? {founder} says utilities keep it through construction; I want to see the renewals of the first three towns.',
    pro: 'Heat plans are mandatory, and the utilities I called have no other tool that a non-engineer can use.',
    con: 'The market is a wave: most plans are due within three years. I do not see what keeps revenue up after that.',
  },
  'breweries, dairies and paper mills': {
    call: 'Visited a dairy that uses the unit. Steam is stable at full load, the gas boiler was on for nine hours last month. The plant manager wants a service technician closer than {city}.',
    question:
      'Selling steam by the tonne puts the electricity price risk on them. Asked {founder} which contracts have an index clause and how the others are hedged.',
    pro: 'The compressor is their own, the measured efficiency is from an independent institute, and the boiler stays as a backup, so customers risk little.',
    con: 'Each unit ties up their own capital for years. That is a lease company with a machine shop, and it needs a bank next to us.',
  },
  'housing cooperatives and municipal landlords': {
    call: 'Spoke to the board of a housing cooperative. Six in ten tenants signed up in the first year, more than the board expected. Billing questions land with the caretaker, which they want changed.',
    question:
      'What happens to the twenty-year contract when a building is sold? I found a clause in one of the two contracts that I read, but not in the other.',
    pro: 'Contracts run for twenty years and tenants save from the first month. Few businesses at this stage have revenue that is so easy to forecast.',
    con: 'The margin depends on rules for tenant power that differ in every country. This is hard to repeat outside the home market.',
  },
  'parcel depots and craft businesses': {
    call: 'Visited a depot at five in the morning. All vans were charged, the load never went above the limit of the connection. The depot manager would like to see it work through a winter first.',
    question:
      'Revenue from grid services makes up a fifth of the plan per site. Is there a signed contract with an aggregator, or is it an estimate?',
    pro: 'Depots have a fixed date for switching to electric vans and no connection. They buy the first thing that works, and this works.',
    con: 'Once the grid is upgraded the battery has to move. I have not seen a customer who would pay for a second site.',
  },
  'arable farms and the food companies that buy from them': {
    call: 'Called two farmers and the sustainability manager of a food group. The farmers like the free soil map. The food group pays on time and is negotiating a three-year contract.',
    question:
      'How many of the hectares are paid for and how many are mapped for free? The deck adds them up. {founder} will send the split.',
    pro: 'The food group told me that this is the only provider that states its uncertainty. That is what their auditor asks for.',
    con: 'There are at least five companies with the same offer, and prices per hectare have fallen by a third in two years.',
  },
  'builders and furniture makers': {
    call: 'Spoke to a carpenter who has insulated two timber houses with the boards. Easy to cut, no dust in the nose. He would order again if delivery took two weeks instead of six.',
    question:
      'How much seagrass is there in a bad year? Asked for the collection figures by beach since they started. Drying capacity is only useful if the raw material comes.',
    pro: 'They are paid for the raw material, and the fire test is passed. That is more than most insulation start-ups have at this point.',
    con: 'Wood fibre is cheaper per square metre and available everywhere. I doubt that builders pay more for a better story.',
  },
  'feed mills and makers of biostimulants': {
    call: 'Called the purchasing manager of a feed mill. Quality was even over the whole batch, iodine within the limit. They want a second harvest before they sign for more than a year.',
    question: 'What do storms cost? I asked for the loss of lines and buoys in each winter, and for the insurer’s letter.',
    pro: 'The licences for the wind farms are signed for 15 years, and others will need years to get them.',
    con: 'Two contracts and the weather decide about the result of a year. The price of imports is half as high.',
  },
  'recyclers of building materials': {
    call: 'Visited a recycling yard that runs the reactor. It does what the deck says per hour, but stood still on four days last month because the CO2 delivery was late.',
    question: 'Who pays for the CO2 and its transport when the lime kiln has a maintenance stop? The contract that I read leaves it open.',
    pro: 'The case works on the recycled aggregate alone. Removal certificates would come on top.',
    con: 'Aggregate is a local business with thin margins. Every plant needs its own permit, partner and CO2 source.',
  },
  'water utilities and farm cooperatives': {
    call: 'Spoke to the chair of a farm cooperative. They bought the granules for two fields and will order for twelve. Spreading works with the usual machine, dust is a little higher.',
    question: 'Is the fertiliser approval for this sludge only, or for the process? If it is per plant, every site costs another year.',
    pro: 'Utilities must recover phosphorus by law and pay for disposal today. Both sides of the margin are contracts over ten years.',
    con: 'The first full-size plant costs more than this round. Without a utility as co-investor, our money pays for planning only.',
  },
  'water utilities': {
    call: 'Reference call with the network manager of a utility. Crews dig once instead of three times, and the sensors paid for themselves in 14 months. They would like the alarms in their own control room.',
    question:
      'How many utilities equip the whole network after the trial, and how long do they take? I asked for the list with dates instead of the average.',
    pro: 'The three utilities I called have all ordered more sensors without a discount. The hardware runs without maintenance.',
    con: 'Tenders in large cities take two years, and two established meter makers offer leak detection for free with their meters.',
  },
  'citizen energy cooperatives': {
    call: 'Called the treasurer of a cooperative with six turbines. Extra revenue was paid out monthly and was close to the forecast. Switching back would take her one letter, so loyalty is not guaranteed.',
    question:
      'How large can the pool get before its own trades move the intraday price? {founder} has a study from last year; I would like to see it with current volumes.',
    pro: 'The fee is a share of additional revenue, so no customer can lose. Nobody has left so far.',
    con: 'Forecasting is becoming a commodity. The large traders can offer the same to cooperatives within a year.',
  },
  'housing associations': {
    call: 'Visited a block three weeks after handover. Tenants I met were content, one façade joint has to be redone. The housing association has an option on the next two streets.',
    question:
      'Fixed price per flat with a warranty of ten years: what did the first three blocks really cost? I have asked for the final accounts, not the calculation.',
    pro: 'The factory is running and the order book comes from associations that have already bought once.',
    con: 'One delayed street costs the margin of five. There is no reserve for that in the plan.',
  },
  'architects, demolition firms and cities': {
    call: 'Spoke to an architect who bought 60 doors and a staircase. Condition was as described, delivery was a week early. Missing for her: fire certificates of older parts.',
    question: 'Who is liable when a reused beam fails? Please get the insurance policy and not only the certificate.',
    pro: 'Demolition firms save disposal fees from the first building. Supply is not the bottleneck.',
    con: 'Each sale is a single negotiation. I see a good service business, but not the growth that the round assumes.',
  },
  'owners of offices, and cities short of homes': {
    call: 'Visited a converted office with the owner. Let within five weeks, noise from the bathrooms is no issue. He would do the next one with them, but his bank asked for a second bidder.',
    question: 'The bathroom module is approved in one country. What does the approval in the next one cost, and who else has it?',
    pro: 'The module solves the one problem that stops conversions. Owners have no other use for these buildings.',
    con: 'Half of the revenue is construction management for single projects. That part does not scale.',
  },
  'insurers, banks and property funds': {
    call: 'Called an underwriter who prices with the model. She compared it with two floods and found it better than the old zones. Contract ends in ten months; she expects a renewal.',
    question: 'How is the model validated for heat, where there are hardly any claims? {founder} answered for flood only.',
    pro: 'Insurers and banks need this per building by regulation, and two of them already price with it.',
    con: 'Two large data vendors sell the same with lower accuracy at a fifth of the price. Many buyers only need a tick in a box.',
  },
  'landlords and measuring companies': {
    call: 'Spoke to a metering company that sells the valves. Installation by tenants works in nine of ten flats. Returns are at 2%, mostly because of old adapters.',
    question: 'One metering company makes most of the sales. What does the contract say about exclusivity and about its own product?',
    pro: 'A valve pays back within two winters without a subsidy, and metering companies are in each flat anyway.',
    con: 'The large valve makers can copy this within two years. The patent covers the calibration only.',
  },
  'cities, parishes and residents': {
    call: 'Met residents of the first building and the parish that owns the land. The parish has a second site and would give it to nobody else. Rents are as stated, I saw three contracts.',
    question:
      'Our return comes from a fixed development fee. How many projects a year does the team manage, and how many have signed land?',
    pro: 'Cities offer them land that commercial developers do not get. Costs are known from the first building, and it was on budget.',
    con: 'This is good housing, but a fee business. I do not see who would buy our shares in eight years.',
  },
  'road and railway authorities': {
    call: 'Called the bridge department of a road authority. The sensors found a tendon problem that the inspection had missed. Next tender is in four months, for 40 bridges.',
    question:
      'How many tenders allow rented sensors at all? The law on inspections still asks for a visit every six years in most countries.',
    pro: 'Authorities pay from existing inspection budgets, so no new budget line is needed.',
    con: 'Sales take two budget years. With this runway, the team has to win the first large tender at once.',
  },
  'magnet makers and electronics recyclers': {
    call: 'Called a magnet maker that has tested the oxide. Purity is fine; they want to see the same quality over six months before they sign for volume.',
    question:
      'What happens to feedstock when scrap prices rise and recyclers export again? I asked {founder} for the contracts with volumes and price formula.',
    pro: 'European magnet makers need a second source, and the process runs in two containers without a new chemical site.',
    con: 'The margin depends on an oxide price that nobody here can predict, and the contracts have no floor.',
  },
  'shipowners of coastal and inland trades': {
    call: 'Spoke to the captain of the coaster. Sails are up on about half of the days, and the crew handles them alone. The owner confirmed the saving with fuel receipts.',
    question:
      'Who finances the sails that shipowners lease? The plan shows debt from next year on, but there is no bank letter in the data room.',
    pro: 'Measured savings on a working ship, and no new crew. Owners pay out of fuel they no longer buy.',
    con: 'There are a few thousand suitable ships and most owners have one or two. Sales will be slow and one by one.',
  },
  'packaging makers and hospitals': {
    call: 'Called the logistics manager of a hospital that tests the labels. Reading distance is fine in the storeroom and too short at the gate. They would switch for this price.',
    question:
      'What is the yield at printing speed? The samples were made on sheets. I would like to see one roll before we talk about terms.',
    pro: 'The labels recycle as paper, confirmed by a mill, and can be printed on machines that customers already own.',
    con: 'Price per label is four times that of a printed code. Only a few uses need more than a code.',
  },
}
