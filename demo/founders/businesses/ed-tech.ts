import type { Business } from './business.ts'

export const edTech: readonly Business[] = [
  {
    trade: ['Trade', 'Skill', 'Craft'],
    we: [
      'train electricians and fitters for heat pumps in eight weeks, half of it on a real roof',
      'make electricians and heating fitters out of people who want to start again',
    ],
    customers: 'craft businesses, job centres and chambers of trade',
    problem: 'The energy transition lacks half a million pairs of hands.',
    early: [
      '{120-310} people have passed, {84|88|91}% are employed in the trade.',
      'A third of them came to Europe less than three years ago.',
    ],
    grown: [
      '{Eleven|Fifteen|Nineteen} training yards, {3-8},000 graduates.',
      'Employers pay {71|78|84}% of the fees, because they hire straight from the course.',
    ],
    before: 'as a master electrician and vocational teacher',
    next: 'open yards in {three|four} more regions',
    expertise: ['Green skills', 'Vocational training', 'Labour market', 'Migration and work', 'Workforce partnerships'],
    goals: [4, 8, 7],
  },
  {
    trade: ['Reading', 'Story', 'Letter'],
    we: ['teach reading to children who struggle, with stories that they write themselves', 'get children to read by letting them write'],
    customers: 'primary schools and school authorities',
    problem: 'A quarter of ten-year-olds cannot understand what they read.',
    early: [
      '{22-58} schools read with us; weaker readers gain {four|five|six} months in one term.',
      'Teachers need no preparation: it starts with a picture.',
    ],
    grown: ['{900-2600} schools in {five|six|eight} languages.', 'Two independent trials with {60-140} classes confirm the effect.'],
    before: 'teaching at a primary school',
    next: 'translate into {three|four|five} languages with teachers who speak them',
    expertise: ['Literacy', 'School procurement', 'Learning science', 'Inclusive design', 'Impact evaluation'],
    goals: [4, 10],
  },
  {
    trade: ['Practice', 'Academy', 'Learning'],
    we: [
      'run practice firms in which managers learn to decarbonise a plant before they do it at work',
      'let managers practise the climate transition before they run it',
    ],
    customers: 'industrial companies and business schools',
    problem: 'Every manager has a climate target, and hardly one has ever changed a process for it.',
    early: [
      '{Fourteen|Nineteen|Twenty-seven} companies sent their plant managers.',
      'Half a year later {61|67|72}% had started the measure they had practised.',
    ],
    grown: ['{190-460} companies, {6-15},000 participants.', 'Three business schools give credits for it.'],
    before: 'managing a factory, then training others to do it',
    next: 'build simulations for food, chemicals and building materials',
    expertise: ['Executive education', 'Simulation', 'Industrial decarbonisation', 'Change management', 'Corporate learning'],
    goals: [4, 13, 9],
  },
  {
    trade: ['Tutor', 'School', 'Learning'],
    we: [
      'bring tutoring at the price of a bus ticket to pupils whose parents cannot pay for it',
      'organise tutoring for those who could never pay for it',
    ],
    customers: 'cities, foundations and schools',
    problem: 'Tutoring is the secret second school system, for those who can afford it.',
    early: ['{480-1200} pupils meet a student tutor twice a week.', 'Attendance is {86|89|92}%, which surprised the schools most.'],
    grown: ['{9-22},000 pupils in {40-95} towns.', 'Pupils gain {0.6|0.8|0.9} of a grade in a year, by an evaluation of the ministry.'],
    before: 'in youth work',
    next: 'train {600-1500} more tutors',
    expertise: ['Equal opportunity', 'Tutoring', 'Public contracts', 'Volunteer management', 'Impact measurement'],
    goals: [4, 10, 1],
  },
  {
    trade: ['Science', 'Sensor', 'Class'],
    we: [
      'let schoolchildren measure their own air, water and noise, and do something about it',
      'put real measuring instruments into the hands of schoolchildren',
    ],
    customers: 'schools and city administrations',
    problem: 'Children hear a lot about the climate, and are seldom asked to do science.',
    early: [
      '{36-80} schools have a kit; {eleven|fifteen|nineteen} have talked their city into a change.',
      'The sensors are open hardware and cost {70|85|95} euros.',
    ],
    grown: [
      '{1100-2900} schools in {nine|twelve|fifteen} countries share one map.',
      'Cities use the data: {24-60} school streets were closed to cars with it.',
    ],
    before: 'as a physics teacher',
    next: 'produce the kit in series and print the course in {four|five|six} languages',
    expertise: ['Citizen science', 'STEM education', 'Open hardware', 'Air quality', 'School partnerships'],
    goals: [4, 11, 3],
  },
]
