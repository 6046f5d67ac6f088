import type { Business } from './business.ts'

export const healthcare: readonly Business[] = [
  {
    trade: ['Speech', 'Voice', 'Word'],
    we: [
      'develop digital speech therapy for people with aphasia, based on each patient’s own vocabulary',
      'make a speech training app for stroke patients',
    ],
    customers: 'rehabilitation clinics and health insurers',
    problem: 'After a stroke patients need five hours of speech therapy a week, and they get forty-five minutes.',
    early: [
      '{64-140} patients in {three|four|five} clinics take part in our trial.',
      'On average they practise {34-52} minutes a day at home.',
    ],
    grown: [
      'Insurers in {two|three} countries reimburse the programme, and {5-16},000 patients have completed it.',
      'Our randomised study with {180-340} patients has been published.',
    ],
    before: 'as a speech therapist on a stroke unit',
    next: 'get listed as a reimbursed digital therapy in {France|Belgium|Germany|Austria}',
    expertise: ['Digital therapeutics', 'Speech therapy', 'Reimbursement', 'Clinical evidence', 'Accessibility'],
    goals: [3, 10],
  },
  {
    trade: ['Hearing', 'Audio', 'Sound'],
    we: [
      'make a hearing aid that users fit themselves, at a quarter of the usual price',
      'sell self-fitting hearing aids through pharmacies',
    ],
    customers: 'people with mild hearing loss, through pharmacies and opticians',
    problem: 'On average seven years pass between the first hearing loss and the first hearing aid.',
    early: [
      '{300-720} people use our first series, and {81|84|88}% of them wear it every day.',
      'Fitting takes eleven minutes, in an app.',
    ],
    grown: [
      '{19-52},000 devices are in use, sold by {920-2400} pharmacies.',
      'We take all devices back; {62|68|74}% are repaired and the rest are recycled.',
    ],
    before: 'developing audio for loudspeakers',
    next: 'move production from {Asia to Hungary|Asia to Portugal|Asia to Estonia}',
    expertise: ['Assistive technology', 'Audiology', 'Medical device regulation', 'Retail partnerships', 'Repairability'],
    goals: [3, 10, 12],
  },
  {
    trade: ['Roster', 'Ward', 'Shift'],
    we: [
      'make scheduling software for hospital wards that takes the wishes of nurses into account',
      'plan hospital shifts around the preferences of staff',
    ],
    customers: 'hospitals and care homes',
    problem: 'Unpredictable schedules are one of the main reasons why nurses leave their job.',
    early: [
      '{Eleven|Fourteen|Eighteen} wards plan with us, and {83-91}% of shift requests are met.',
      'Nurses swap shifts in the app, without calling the ward manager.',
    ],
    grown: [
      '{210-560} hospitals and care homes in {three|four} countries use it every day.',
      'Our customers spend {22-37}% less on agency staff.',
    ],
    before: 'as an intensive care nurse and product manager',
    next: 'enter the {Spanish|Italian|French|Nordic} market with a local team',
    expertise: ['Workforce planning', 'Hospital sales', 'Operations research', 'Working conditions', 'Product design'],
    goals: [3, 8, 5],
  },
  {
    trade: ['Eye', 'Retina', 'Screening'],
    we: [
      'provide diabetic eye screening in family practices, with a camera that needs no eye drops',
      'detect diabetic eye disease early, in primary care',
    ],
    customers: 'family practices and regional health services',
    problem: 'Diabetes is a leading cause of blindness among working-age adults, and half of those at risk are not screened.',
    early: [
      'We have screened {2400-7100} people in {30-66} practices and referred {90-260} of them for treatment.',
      'Staff learn to use the camera in {twenty|thirty|forty} minutes.',
    ],
    grown: [
      '{310-780} practices screen with us; {61|64|69}% of their patients had never been screened before.',
      'Our algorithm is certified as a class IIb medical device.',
    ],
    before: 'as an ophthalmologist in a county hospital',
    next: 'join {two|three} regional screening programmes',
    expertise: ['Screening programmes', 'Medical imaging', 'Primary care', 'MDR certification', 'Health economics'],
    goals: [3, 10],
  },
  {
    trade: ['Cardio', 'Ward', 'Home'],
    we: [
      'run a virtual ward that monitors heart failure patients at home after an early discharge',
      'monitor heart failure patients at home with the attention of a hospital ward',
    ],
    customers: 'hospitals and regional health services',
    problem: 'One in four patients with heart failure is readmitted within a month.',
    early: [
      '{Two|Three} hospitals refer patients to us, and readmissions have fallen from 24% to {13-17}%.',
      'Patients aged over eighty use our kit without help.',
    ],
    grown: ['We monitor {1100-3600} patients a day.', 'An independent study puts the savings at {1900-3400} euros per patient.'],
    before: 'as a cardiologist',
    next: 'expand to lung disease and hire {12-30} nurses',
    expertise: ['Remote monitoring', 'Heart failure', 'Value-based care', 'Integrated care', 'Public procurement'],
    goals: [3, 9],
  },
  {
    trade: ['Sterile', 'Loop', 'Medical'],
    we: ['reprocess single-use medical devices for safe reuse', 'help hospitals reuse devices that are sold as single-use'],
    customers: 'operating theatres and cath labs',
    problem: 'Health care causes about 5% of Europe’s emissions, much of it through single-use products.',
    early: [
      'We have validated {nine|twelve|sixteen} devices for {four|five|six} uses each.',
      'Three hospitals collect used devices for us, with no sorting on the ward.',
    ],
    grown: [
      '{58-170} hospitals bought {90-310},000 reprocessed devices from us last year.',
      'Each device saves {1.8|2.3|2.7} kg of CO2 compared with a new one.',
    ],
    before: 'in the sterile services of a university hospital',
    next: 'certify {20-40} more devices',
    expertise: ['Circular health care', 'Medical device regulation', 'Sterile processing', 'Hospital sales', 'Life-cycle assessment'],
    goals: [3, 12, 13],
  },
  {
    trade: ['Mind', 'Talk', 'Youth'],
    we: [
      'offer mental health care for young people in eleven languages, with a first appointment within a week',
      'match young people with a therapist who speaks their language, within a week',
    ],
    customers: 'cities, universities and insurers',
    problem: 'Teenagers wait five months for a first appointment, and twice as long if they do not speak the local language.',
    early: [
      '{38-90} therapists work with us, and {71|76|79}% of clients continue after the first session.',
      'Our first city has extended its contract by two years.',
    ],
    grown: [
      '{8-24},000 young people have received care; a third of them come from refugee families.',
      'Seven universities offer our service to all of their students.',
    ],
    before: 'as a child and youth psychiatrist',
    next: 'recruit therapists in {three|four|five} more languages',
    expertise: ['Mental health', 'Youth services', 'Migration and health', 'Telemedicine', 'Outcome measurement'],
    goals: [3, 10, 4],
  },
]
