import sharp, { type Sharp } from 'sharp'
import { randomFrom } from '../random.ts'

const colours: readonly (readonly [ground: string, mark: string])[] = [
  ['#0e4f3c', '#bfe8d4'],
  ['#123a63', '#cfe3f7'],
  ['#5b2a5e', '#efd7f2'],
  ['#7a3b12', '#fbe0c4'],
  ['#20413f', '#f2c14e'],
  ['#f3efe4', '#1f5f4a'],
  ['#e6eef7', '#23508c'],
  ['#2b2d42', '#ef8354'],
]

/** Simple marks in a square of 100. */
const marks: readonly ((colour: string) => string)[] = [
  (c) => `<path d="M50 18c22 10 28 30 22 50-20 6-42 0-50-22 10 4 18 8 24 18-2-16-2-32 4-46z" fill="${c}"/>`,
  (c) => `<circle cx="50" cy="50" r="27" fill="none" stroke="${c}" stroke-width="10"/><circle cx="50" cy="50" r="9" fill="${c}"/>`,
  (c) => `<path d="M22 66l18-30 14 20 10-14 16 24z" fill="${c}"/><circle cx="68" cy="30" r="8" fill="${c}"/>`,
  (c) =>
    `<path d="M20 42q15-12 30 0t30 0M20 56q15-12 30 0t30 0M20 70q15-12 30 0t30 0" fill="none" stroke="${c}" stroke-width="7" stroke-linecap="round"/>`,
  (c) =>
    `<path d="M50 20l26 15v30L50 80 24 65V35z" fill="none" stroke="${c}" stroke-width="8" stroke-linejoin="round"/><path d="M50 50l26-15M50 50v30M50 50L24 35" stroke="${c}" stroke-width="6"/>`,
  (c) =>
    `<rect x="24" y="48" width="13" height="28" fill="${c}"/><rect x="43.500" y="36" width="13" height="40" fill="${c}"/><rect x="63" y="24" width="13" height="52" fill="${c}"/>`,
  (c) => `<path d="M30 24h40L50 50zM30 76h40L50 50z" fill="${c}"/>`,
  (c) => `<circle cx="40" cy="50" r="20" fill="${c}"/><circle cx="60" cy="50" r="20" fill="${c}" fill-opacity=".55"/>`,
]

/** An invented logo, 512 by 512, always the same for an organisation. */
export function drawLogo(id: string): Sharp {
  const random = randomFrom(`logo of ${id}`)
  const [ground, mark] = random.pick(colours)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="512" height="512"><rect width="100" height="100" fill="${ground}"/>${random.pick(marks)(mark)}</svg>`
  return sharp(Buffer.from(svg))
}
