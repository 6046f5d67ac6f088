import { amountInWords } from '../../money.ts'
import { type Random, randomFrom } from '../../random.ts'
import { mix } from '../../colour.ts'
import type { Deck } from '../deck.ts'
import { fitting } from '../frame.ts'
import { type Sheet, pageHeight, pageWidth } from '../sheet.ts'
import { roundNames } from './people.ts'

const whole = { x: 0, y: 0, width: pageWidth, height: pageHeight }

/** The first page: name, one-liner and round. */
export function drawCover(sheet: Sheet, deck: Deck) {
  const { company, look, landscape } = deck
  const { accent, second, deep } = look
  const sentence = `We ${company.business.we[0] ?? ''}.`
  const when = company.date.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const about = `${roundNames[company.stage]}, ${when}`
  const place = `${company.city}, ${company.country}`
  const name = (x: number, y: number, width: number, sizes: number[], colour: string) => {
    const size = fitting(sheet, company.name, { width, sizes, most: sizes[0] ? sizes[0] * 2.4 : 100 })
    return sheet.text(company.name, { x, y, width, size, colour, style: 'headline', leading: 1.08 })
  }

  if (look.cover === 'landscape' && landscape) {
    sheet.rectangle(whole, '#ffffff')
    sheet.image(landscape, { x: 0, y: 0, width: pageWidth, height: 330 })
    sheet.rectangle({ x: 0, y: 330, width: pageWidth, height: 210 }, deep)
    sheet.rectangle({ x: 64, y: 330, width: 64, height: 6 }, second)
    name(64, 360, 400, [52, 44, 36, 30], '#ffffff')
    sheet.text(sentence, { x: 500, y: 366, width: 396, size: 18, colour: '#ffffffe6', leading: 1.4 })
    sheet.text(`${about}. ${place}`, { x: 64, y: 500, size: 12.5, colour: '#ffffffb0' })
    return
  }
  if (look.cover === 'halves' && landscape) {
    sheet.rectangle(whole, look.page === deep ? deep : look.page)
    sheet.image(landscape, { x: 480, y: 0, width: 1_745, height: 540 })
    sheet.rectangle({ x: 472, y: 0, width: 8, height: pageHeight }, second)
    mark(sheet, deck, 64, 64, 44)
    const y = 190 + name(64, 170, 370, [50, 44, 38, 32], look.ink)
    sheet.text(sentence, { x: 64, y, width: 370, size: 17, colour: look.quiet, leading: 1.4 })
    sheet.text(about, { x: 64, y: 462, size: 13, colour: look.ink, style: 'strong' })
    sheet.text(place, { x: 64, y: 482, size: 13, colour: look.quiet })
    return
  }
  if (look.cover === 'letters') {
    sheet.rectangle(whole, accent)
    sheet.text(about, { x: 64, y: 56, size: 13, colour: '#ffffffd0', style: 'strong' })
    sheet.text(place, { x: 596, y: 56, width: 300, align: 'right', size: 13, colour: '#ffffffd0' })
    const size = fitting(sheet, company.name, { width: 832, sizes: [124, 108, 92, 80, 68, 58], most: 150 })
    sheet.text(company.name, { x: 60, y: 190, width: 840, size, colour: '#ffffff', style: 'headline', leading: 1.05 })
    sheet.rectangle({ x: 64, y: 388, width: 832, height: 1 }, '#ffffff80')
    sheet.text(sentence, { x: 64, y: 408, width: 600, size: 21, colour: '#ffffff', leading: 1.38 })
    return
  }
  if (look.cover === 'rings') {
    sheet.rectangle(whole, deep)
    const random = randomFrom(`rings of ${company.name}`)
    const [cx, cy] = [random.int(760, 880), random.int(130, 410)]
    for (let ring = 11; ring >= 1; ring -= 1)
      sheet.circle(cx, cy, ring * random.int(22, 26), null, { colour: mix(accent, second, ring / 11), width: ring % 3 === 0 ? 3 : 1.1 })
    sheet.circle(cx, cy, 16, second)
    mark(sheet, deck, 64, 64, 40)
    const y = 206 + name(64, 180, 520, [62, 54, 46, 38], '#ffffff')
    sheet.text(sentence, { x: 64, y, width: 460, size: 19, colour: '#ffffffe0', leading: 1.4 })
    sheet.text(`${about}. ${place}`, { x: 64, y: 482, size: 13, colour: '#ffffffb0' })
    return
  }
  sheet.rectangle(whole, look.soft.length > 7 ? deep : look.soft)
  const isDark = look.soft.length > 7
  ridges(sheet, randomFrom(`ridges of ${company.name}`), [mix(accent, '#ffffff', 0.55), mix(accent, '#ffffff', 0.25), accent, deep])
  const ink = isDark ? '#ffffff' : '#1a1f24'
  const y = 84 + name(64, 64, 620, [58, 50, 42, 36], ink)
  sheet.text(sentence, { x: 64, y, width: 520, size: 19, colour: isDark ? '#ffffffd8' : '#3d454c', leading: 1.4 })
  sheet.text(`${about}. ${place}`, { x: 64, y: 496, size: 13, colour: '#ffffffd8' })
}

export function drawContact(sheet: Sheet, { company, look, random }: Deck) {
  const { accent, second, deep } = look
  const ground = look.cover === 'letters' || look.frame === 'band' ? accent : deep
  sheet.rectangle(whole, ground)
  const title = random.pick(['Let’s talk', 'Get in touch', 'Contact', 'Thank you'])
  sheet.rectangle({ x: 64, y: 116, width: 44, height: 5 }, ground === accent ? '#ffffff' : second)
  sheet.text(title, { x: 64, y: 136, size: 54, colour: '#ffffff', style: 'headline' })
  const { amount, currency, stage } = company
  sheet.text(`${roundNames[stage]}: ${amountInWords(amount, currency)}`, { x: 64, y: 222, size: 20, colour: '#ffffffd8' })
  const lines = [
    company.founder.name,
    company.email,
    company.website?.replace(/^https?:\/\/|\/$/g, ''),
    `${company.city}, ${company.country}`,
  ]
  let y = 320
  for (const [index, line] of lines.entries())
    if (line)
      y += sheet.text(line, {
        x: 64,
        y,
        size: 19,
        colour: index === 0 ? '#ffffff' : '#ffffffd0',
        style: index === 0 ? 'strong' : 'body',
        leading: 1.5,
      })
  sheet.text(company.name, { x: 560, y: 484, width: 336, align: 'right', size: 16, colour: '#ffffffb8', style: 'strong' })
}

/** A simple logo: the company's initial in a shape. */
function mark(sheet: Sheet, { company, look }: Deck, x: number, y: number, size: number) {
  const random = randomFrom(`mark of ${company.name}`)
  const colour = look.cover === 'rings' ? look.second : look.accent
  if (random.chance(0.5)) sheet.circle(x + size / 2, y + size / 2, size / 2, colour)
  else sheet.rectangle({ x, y, width: size, height: size }, colour, { radius: random.pick([0, 8, 14]) })
  const ink = look.cover === 'rings' ? look.deep : '#ffffff'
  sheet.text(company.name.charAt(0), {
    x,
    y: y + size * 0.17,
    width: size,
    align: 'centre',
    size: size * 0.56,
    colour: ink,
    style: 'headline',
  })
}

/** Layered hills, like on the members' covers. */
function ridges(sheet: Sheet, random: Random, colours: readonly string[]) {
  sheet.circle(random.int(680, 860), random.int(130, 220), random.int(34, 58), '#f6d28b')
  for (const [index, colour] of colours.entries()) {
    const base = 300 + index * 58
    const waves = [0, 1, 2].map(() => ({ length: random.int(240, 620), shift: random.next() * 7, height: random.int(10, 34 - index * 4) }))
    const points = Array.from({ length: 49 }, (_, at) => {
      const x = at * 20
      const y = base - waves.reduce((sum, { length, shift, height }) => sum + Math.sin((x / length) * 2 * Math.PI + shift) * height, 0)
      return `L ${x} ${y.toFixed(1)}`
    })
    sheet.path(`M 0 540 ${points.join(' ')} L 960 540 Z`, colour)
  }
}
