/** How a bio may end. Values: city, language. */
export const personalTouches = [
  'I answer in {language} and English.',
  'Visitors are welcome in {city}; the coffee is good.',
  'Write to me in {language} or English, whichever is easier.',
  'Happy to show you round when you are in {city}.',
  'Outside work I {sing in a choir|row|keep bees|repair bicycles|referee handball|restore an old boat|coach a girls’ football team|bake too much bread}.',
  'I live in {city} with {two children|a large dog|three children and a cargo bike|my parents next door|a very small garden}.',
  'I travel by train, so meetings in {city} are best.',
  'Fridays are kept free for calls with people I do not know yet.',
  'If I can help with an introduction, just ask.',
  'On most evenings I am offline by seven.',
  'I came to {city} for a year and stayed for {six|nine|eleven|fourteen}.',
  'Born in {a village|a mining town|a harbour town|the mountains}, at home in {city}.',
  'I am part of the local climate council in {city}.',
  'Every year I take one founder along for a day; ask me.',
] as const
