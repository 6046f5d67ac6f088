/** How a bio may end. Values: city, language. */
export const personalTouches = [
  'I speak {language} and English.',
  'If you are in {city}, I am happy to meet for a coffee.',
  'Feel free to write to me in {language} or English.',
  'Happy to show you around when you are in {city}.',
  'Outside work I {sing in a choir|row|keep bees|repair bicycles|referee handball|restore an old boat|coach a girls’ football team|bake bread}.',
  'I live in {city} with {my partner and two children|my family and a dog|my family|my partner and two cats|my partner}.',
  'I travel by train where I can, so meetings in {city} suit me best.',
  'I keep Friday afternoons free for calls with new contacts.',
  'If I can help with an introduction, just ask.',
  'I am usually offline after seven in the evening.',
  'I came to {city} for a year and stayed for {six|nine|eleven|fourteen}.',
  'I grew up in {a village|a mining town|a harbour town|the mountains} and now live in {city}.',
  'I sit on the local climate council in {city}.',
  'Every year I take one founder along for a day of job shadowing; ask me about it.',
] as const
