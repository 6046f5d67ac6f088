import type { Business } from './business.ts'

export const edTech: readonly Business[] = [
  {
    trade: ['Trade', 'Skill', 'Craft'],
    we: [
      'train heat pump installers in eight weeks, half of it on real buildings',
      'retrain career changers as electricians and heating installers',
    ],
    customers: 'craft businesses, job centres and chambers of trade',
    latest: 'series-a',
    problem: 'Europe is short of half a million skilled workers for the energy transition.',
    early: [
      '{120-310} people have completed the course, and {84|88|91}% work in the trade.',
      'A third of our graduates moved to Europe less than three years ago.',
    ],
    grown: [
      'We run {eleven|fifteen|nineteen} training centres and have {3-8},000 graduates.',
      'Employers pay {71|78|84}% of the fees because they hire directly from the course.',
    ],
    before: 'as a master electrician and vocational teacher',
    next: 'open training centres in {three|four} more regions',
    expertise: ['Green skills', 'Vocational training', 'Labour market', 'Migration and work', 'Workforce partnerships'],
    goals: [4, 8, 7],
  },
  {
    trade: ['Reading', 'Story', 'Letter'],
    we: ['help children with reading difficulties learn with stories they write themselves', 'teach reading through writing'],
    customers: 'primary schools and school authorities',
    latest: 'series-a',
    problem: 'A quarter of ten-year-olds in Europe cannot understand what they read.',
    early: [
      '{22-58} schools use our programme; weaker readers gain {four|five|six} months in one term.',
      'Teachers need no preparation time.',
    ],
    grown: [
      '{900-2600} schools use our programme, in {five|six|eight} languages.',
      'Two independent trials with {60-140} classes confirm the effect.',
    ],
    before: 'teaching at a primary school',
    next: 'translate the programme into {three|four|five} more languages',
    expertise: ['Literacy', 'School procurement', 'Learning science', 'Inclusive design', 'Impact evaluation'],
    goals: [4, 10],
  },
  {
    trade: ['Practice', 'Academy', 'Learning'],
    we: ['run simulations in which managers practise decarbonising a plant', 'train managers for the decarbonisation of their plants'],
    customers: 'industrial companies and business schools',
    latest: 'series-a',
    problem: 'Most plant managers have a climate target, but few have ever changed a process to meet one.',
    early: [
      '{Fourteen|Nineteen|Twenty-seven} companies have sent their plant managers.',
      'Six months later {61|67|72}% of participants had started the measure they had practised.',
    ],
    grown: [
      '{190-460} companies and {6-15},000 participants have completed our programme.',
      'Three business schools award credits for it.',
    ],
    before: 'as a plant manager and trainer',
    next: 'build simulations for food, chemicals and building materials',
    expertise: ['Executive education', 'Simulation', 'Industrial decarbonisation', 'Change management', 'Corporate learning'],
    goals: [4, 13, 9],
  },
  {
    trade: ['Tutor', 'School', 'Learning'],
    we: [
      'offer tutoring at the price of a bus ticket to pupils whose families cannot afford it',
      'organise affordable tutoring for disadvantaged pupils',
    ],
    customers: 'cities, foundations and schools',
    latest: 'series-a',
    problem: 'Private tutoring decides many school careers, and many families cannot afford it.',
    early: ['{480-1200} pupils meet a student tutor twice a week.', 'Attendance is {86|89|92}%.'],
    grown: [
      'We reach {9-22},000 pupils in {40-95} towns.',
      'Pupils improve by {0.6|0.8|0.9} of a grade in a year, according to an evaluation by the ministry.',
    ],
    before: 'in youth work',
    next: 'train {600-1500} more tutors',
    expertise: ['Equal opportunity', 'Tutoring', 'Public contracts', 'Volunteer management', 'Impact measurement'],
    goals: [4, 10, 1],
  },
  {
    trade: ['Science', 'Sensor', 'Class'],
    we: [
      'provide schools with sensor kits to measure air, water and noise, and a course to go with them',
      'bring environmental measurement into schools',
    ],
    customers: 'schools and city administrations',
    latest: 'seed',
    problem: 'Children learn a lot about climate change, but rarely get to do science themselves.',
    early: [
      '{36-80} schools use a kit, and the data of {eleven|fifteen|nineteen} has led their city to act.',
      'The sensors are open hardware and cost {70|85|95} euros.',
    ],
    grown: [
      '{1100-2900} schools in {nine|twelve|fifteen} countries contribute to one map.',
      'Cities use the data: {24-60} school streets have been closed to cars because of it.',
    ],
    before: 'as a physics teacher',
    next: 'start series production and publish the course in {four|five|six} languages',
    expertise: ['Citizen science', 'STEM education', 'Open hardware', 'Air quality', 'School partnerships'],
    goals: [4, 11, 3],
  },
]
