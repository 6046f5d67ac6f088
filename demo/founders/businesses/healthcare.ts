import type { Business } from './business.ts'

export const healthcare: readonly Business[] = [
  {
    trade: ['Speech', 'Voice', 'Word'],
    we: [
      'help people with aphasia to speak again, with exercises that follow their own vocabulary',
      'build speech training for people who have lost words after a stroke',
    ],
    customers: 'rehabilitation clinics and health insurers',
    problem: 'After a stroke one needs five hours of speech therapy a week and gets forty-five minutes.',
    early: [
      '{64-140} patients of {three|four|five} clinics take part in our trial.',
      'They practise {34-52} minutes a day on their own, which no therapist believed at first.',
    ],
    grown: [
      'Insurers in {two|three} countries pay for the programme; {5-16},000 people have finished it.',
      'The randomised study with {180-340} patients is published.',
    ],
    before: 'as a speech therapist on a stroke unit',
    next: 'be listed as a reimbursed digital therapy in {France|Belgium|Germany|Austria}',
    expertise: ['Digital therapeutics', 'Speech therapy', 'Reimbursement', 'Clinical evidence', 'Accessibility'],
    goals: [3, 10],
  },
  {
    trade: ['Hearing', 'Audio', 'Sound'],
    we: [
      'make a hearing aid that one fits oneself, for a quarter of the usual price',
      'make good hearing simple: a device from the pharmacy, fitted with the phone',
    ],
    customers: 'people with mild hearing loss, through pharmacies and opticians',
    problem: 'Seven years pass on average between the first sign of hearing loss and the first hearing aid.',
    early: ['{300-720} people wear the first series, {81|84|88}% every day.', 'Our fitting takes eleven minutes on one’s own phone.'],
    grown: [
      '{19-52},000 devices are in use and {920-2400} pharmacies sell them.',
      'Every device comes back to us for repair or recycling; {62|68|74}% are repaired.',
    ],
    before: 'developing audio for loudspeakers',
    next: 'move production from {Asia to Hungary|Asia to Portugal|Asia to Estonia}',
    expertise: ['Assistive technology', 'Audiology', 'Medical device regulation', 'Retail partnerships', 'Repairability'],
    goals: [3, 10, 12],
  },
  {
    trade: ['Roster', 'Ward', 'Shift'],
    we: [
      'plan the rosters of hospital wards so that nurses can say when they want to work',
      'plan shifts in hospitals around the lives of those who work them',
    ],
    customers: 'hospitals and care homes',
    problem: 'Nurses do not leave the job, they leave the roster.',
    early: [
      '{Eleven|Fourteen|Eighteen} wards plan with us; {83-91}% of wishes are met.',
      'Swapping a shift takes two taps instead of a call to the ward sister.',
    ],
    grown: [
      '{210-560} hospitals and homes in {three|four} countries use it every day.',
      'Hospitals with us spend {22-37}% less on agency staff.',
    ],
    before: 'as an intensive care nurse, and then in planning software',
    next: 'open the {Spanish|Italian|French|Nordic} market with a local team',
    expertise: ['Workforce planning', 'Hospital sales', 'Operations research', 'Working conditions', 'Product design'],
    goals: [3, 8, 5],
  },
  {
    trade: ['Eye', 'Retina', 'Screening'],
    we: [
      'bring eye screening for diabetics to the family doctor, with a camera that needs no drops',
      'find diabetic eye disease early, in the family practice around the corner',
    ],
    customers: 'family practices and regional health services',
    problem: 'Diabetes is still the commonest reason to go blind at working age, and half of those at risk are not screened.',
    early: [
      'We have screened {2400-7100} people in {30-66} practices and referred {90-260} in time.',
      'A nurse learns the camera in {twenty|thirty|forty} minutes.',
    ],
    grown: [
      '{310-780} practices screen with us, {61|64|69}% of their patients for the first time.',
      'Our algorithm is certified in class IIb.',
    ],
    before: 'as an ophthalmologist in a county hospital',
    next: 'take part in {two|three} regional screening programmes',
    expertise: ['Screening programmes', 'Medical imaging', 'Primary care', 'MDR certification', 'Health economics'],
    goals: [3, 10],
  },
  {
    trade: ['Cardio', 'Ward', 'Home'],
    we: [
      'run a virtual ward: patients with heart failure go home early and are watched over from a distance',
      'look after heart patients at home as closely as on a ward',
    ],
    customers: 'hospitals and regional health services',
    problem: 'Every fourth patient with heart failure is back in hospital within a month.',
    early: [
      '{Two|Three} hospitals send us patients; readmissions fell from 24 to {13-17}%.',
      'Eighty-year-olds manage our kit, because it has one button.',
    ],
    grown: ['We look after {1100-3600} patients a day.', 'An independent study puts the saving at {1900-3400} euros a patient.'],
    before: 'as a cardiologist',
    next: 'add lung disease and hire {12-30} nurses',
    expertise: ['Remote monitoring', 'Heart failure', 'Value-based care', 'Integrated care', 'Public procurement'],
    goals: [3, 9],
  },
  {
    trade: ['Sterile', 'Loop', 'Medical'],
    we: [
      'reprocess single-use medical devices that were thrown away after eleven minutes',
      'give medical devices more than one life, safely',
    ],
    customers: 'operating theatres and cath labs',
    problem: 'Health care causes a twentieth of Europe’s emissions, a good part of it by things used once.',
    early: [
      'Our validation covers {nine|twelve|sixteen} devices, each for {four|five|six} uses.',
      'Three hospitals collect for us; nobody on the ward has to sort.',
    ],
    grown: [
      '{58-170} hospitals bought {90-310},000 reprocessed devices last year.',
      'Each spares {1.8|2.3|2.7} kg of CO2 against a new one.',
    ],
    before: 'in the sterile supply of a university hospital',
    next: 'certify {20-40} more devices',
    expertise: ['Circular health care', 'Medical device regulation', 'Sterile processing', 'Hospital sales', 'Life-cycle assessment'],
    goals: [3, 12, 13],
  },
  {
    trade: ['Mind', 'Talk', 'Youth'],
    we: [
      'offer low-threshold mental health care for young people in eleven languages, within a week',
      'find a therapist for young people within a week, in the language they think in',
    ],
    customers: 'cities, universities and insurers',
    problem: 'A teenager waits five months for a first talk, and twice as long without the language of the country.',
    early: [
      '{38-90} therapists work with us; {71|76|79}% of the young people come back after the first talk.',
      'The first city has extended its contract for two years.',
    ],
    grown: [
      '{8-24},000 young people have had care, a third of them with a family history of flight.',
      'Seven universities pay for all of their students.',
    ],
    before: 'as a child and youth psychiatrist',
    next: 'recruit therapists in {three|four|five} more languages',
    expertise: ['Mental health', 'Youth services', 'Migration and health', 'Telemedicine', 'Outcome measurement'],
    goals: [3, 10, 4],
  },
]
