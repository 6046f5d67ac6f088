import type { Dossier } from './dossier.ts'

/** Healthcare, Biotech, EdTech and others, by the customers of a business. */
export const peopleAndNature: Readonly<Record<string, Dossier>> = {
  'rehabilitation clinics and health insurers': {
    call: 'Called the head therapist of a clinic in the trial. Patients practise at home more than expected, most of all with their own words. She would prescribe it today if it were reimbursed.',
    question:
      'When is the decision on reimbursement due, and what is the plan if it is postponed? Revenue in year two depends on it entirely.',
    pro: 'The effect is measured in a trial, and therapists want it. Insurers pay per course, so usage and revenue go together.',
    con: 'One authority decides on the whole business. A delay of a year costs more than this round.',
  },
  'people with mild hearing loss, through pharmacies and opticians': {
    call: 'Visited two pharmacies. Fitting took twelve minutes including questions. Both sell about four a month and would like a display that explains the price.',
    question: 'What is the return rate after 30 days? {founder} quotes daily use, but I would like to see the refunds.',
    pro: 'Pharmacies earn well on it and customers come back for the check. No audiologist is needed.',
    con: 'A headphone maker sells the same function as an update. Brand and shelf space will be expensive.',
  },
  'hospitals and care homes': {
    call: 'Reference call with a nursing director. Agency hours fell by a quarter in the first year, and she could name the wards. IT security review took seven months.',
    question: 'What does it take to connect a new time recording system? There are about eight in each country and three are finished.',
    pro: 'Hospitals compare the price with their agency bill, which makes it an easy decision. Nurses ask for it on other wards.',
    con: 'The incumbents in roster software have every hospital already. They will copy the swap function.',
  },
  'family practices and regional health services': {
    call: 'Spoke to a family doctor with 90 screenings. Staff handle the camera alone, one image in twelve has to be repeated. She bills it without problems.',
    question: 'Who reads the images that the software cannot grade? I asked for the share and the cost per reading.',
    pro: 'Six in ten patients had never been screened before. Practices earn on it and the health service saves.',
    con: 'Regional programmes buy by tender, and a large camera maker bids below cost.',
  },
  'hospitals and regional health services': {
    call: 'Called a cardiologist who refers patients. Readmissions are down by almost half on his list. He sees the limit in nurses, not in technology.',
    question:
      'How many patients can one nurse look after safely? The plan goes from 50 to 80 within a year, and I would not count on that.',
    pro: 'An independent study shows the savings, and the health services renew. It is cheaper than one day in hospital.',
    con: 'This grows only as fast as nurses can be hired. The margin looks like a service and is priced like software.',
  },
  'operating theatres and cath labs': {
    call: 'Called a purchasing manager at a hospital. Reprocessed catheters cost her half and no physician has complained. She wants more device types and would sign for three years.',
    question:
      'Which certificates are issued and which are applied for? The deck counts both. Asked for the list with the notified body’s dates.',
    pro: 'Each certified device is a barrier that takes others years. Hospitals save from the first order.',
    con: 'Device makers can change a design and the certificate is void. It has happened once already.',
  },
  'cities, universities and insurers': {
    call: 'Called the student services of a university. First sessions take place within six days. They pay for a fixed capacity, of which 90% is used.',
    question:
      'How are counsellors supervised in languages that no therapist in the team speaks? I want to read the protocol for severe cases.',
    pro: 'Cities pay for capacity in advance and extend. Waiting lists are long enough for ten such providers.',
    con: 'City budgets are cut first in areas like this. One election can take a third of the revenue.',
  },
  'canteens and food service': {
    call: 'Ate it in a canteen and spoke to the chef. He serves it once a week and it sells as well as chicken. He would take twice as much at 10% less.',
    question: 'Spent grain is cheap next to a brewery. What does the kilogram cost if the grain has to be transported for 100 km?',
    pro: 'Five ingredients, and chefs need no new recipe. Repeat orders come weekly without a salesperson.',
    con: 'Canteens pay canteen prices. The larger plant needs a price that none of the present customers pays.',
  },
  'hospitals, and partners in pharma': {
    call: 'Spoke to an infectious disease specialist who has used it for two patients. Matching took a day, both are free of symptoms. She stresses that two patients prove nothing.',
    question:
      'What does the authority want to see for approval of a library instead of a single product? There is a meeting scheduled; I asked for the minutes.',
    pro: 'There is no alternative for these patients, and hospitals pay per treatment already.',
    con: 'Approval is many years and two rounds away. Our fund has neither the reserves nor a specialist.',
  },
  'spinning mills and fashion brands': {
    call: 'Called the technical director of a mill. It ran on the old machines at 40 degrees, three colours were even. Black is missing, and black is a third of his volume.',
    question: 'What is the price per kilogram of yarn at ten tonnes a month? So far I have seen the saving on water only.',
    pro: 'Mills keep their machines and save on heat and water. A brand has put it in its specification.',
    con: 'Without black it stays a niche. Fermentation capacity at this price is hard to find.',
  },
  'organic and conventional growers': {
    call: 'Called three estates that have used it for two seasons. Protection was good in a dry year and acceptable in a wet one. All three would reorder; one still keeps copper for emergencies.',
    question: 'How does it do in a year like 2021, with rain in June? I asked {founder} for the plots that failed.',
    pro: 'The limit for copper will fall again and growers have no other product. Registration keeps others out for years.',
    con: 'Sales happen in eight weeks of the year and depend on the weather. A dry year leaves the stock in the cold store.',
  },
  'gynaecologists and laboratories': {
    call: 'Called a laboratory that offers the test. Orders grow each month, mostly from the same forty practices. Patients pay themselves; that is the limit.',
    question: 'What do insurers want in the health economics study, and when does it end? Without reimbursement the plan is too high.',
    pro: 'No surgery, standard equipment, and certified. Gynaecologists who have ordered once go on ordering.',
    con: 'It is a self-pay test until insurers decide. I would wait for the study.',
  },
  'packaging makers': {
    call: 'Spoke to a packaging maker that buys the polymer. It runs on the old machines at a slightly lower speed. They pay a premium because one food brand asks for it.',
    question:
      'What happens when the blast furnace is replaced? The gas is free today, but the steel mill has announced an electric furnace.',
    pro: 'Raw material next door and buyers who have reordered. The polymer runs on standard machines.',
    con: 'The plant in the plan costs ten times this round. We would pay for the engineering of something that others own.',
  },
  'craft businesses, job centres and chambers of trade': {
    call: 'Called two installation companies that hired from the course. Both are content after the first winter; one would like a week more on electrics.',
    question:
      'How many graduates still work in the trade after two years? Employers pay for that, and the figure in the deck is after six months.',
    pro: 'Employers pay most of the fee because they hire directly. Demand is not in doubt.',
    con: 'Each centre needs trainers who earn more as installers. Growth stops there.',
  },
  'industrial companies and business schools': {
    call: 'Called a participant and her employer. She started two measures from the simulation within four months. The company has booked for all its plants.',
    question:
      'Is this repeat business? I asked for the number of companies that booked again after all their managers had been through it.',
    pro: 'Managers act on it within months, and companies can name the tonnes. Content for further industries is cheap to build.',
    con: 'After one round through the company, there is nobody left to train. Revenue per customer is a single order.',
  },
  'cities, foundations and schools': {
    call: 'Spoke to a school authority with 400 pupils in the programme. Attendance is high and the schools want more hours. The city pays two thirds, a foundation the rest.',
    question: 'How many of the city contracts run longer than one school year? Foundations usually stop after three.',
    pro: 'Grades improve according to an evaluation that they did not pay for. Cities buy in bulk and extend.',
    con: 'Every hour needs a student. The margin is fixed and small, whatever the size.',
  },
  'schools and city administrations': {
    call: 'Visited a school on measuring day. The kit was built in two lessons by thirteen-year-olds. The city uses the data in its air quality report.',
    question: 'What share of schools pays for the second year of the course? The kit is sold once.',
    pro: 'Cities pay for the data, so there is a second payer next to the school. Hardware is cheap and open.',
    con: 'Open hardware can be copied by anybody. What we would pay for is the course, and that is a textbook business.',
  },
  'craft businesses, cities and property managers': {
    call: 'Called a plumber with three bikes. Two of his four vans are gone, parking fines as well. Service came at seven in the morning, as promised.',
    question: 'Bikes are on the balance sheet. What are they worth after three years, and who has sold one?',
    pro: 'Fleets renew because they have given up vans. Monthly rates include service, and the margin holds.',
    con: 'Each new city needs a workshop and a stock of bikes first. A leasing company should pay for that.',
  },
}
