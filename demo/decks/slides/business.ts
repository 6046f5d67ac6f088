import { amountInWords, shortAmount } from '../../money.ts'
import { barChart, lineChart } from '../charts.ts'
import type { Deck, Slide } from '../deck.ts'
import { columns, figure, rows, strongOn } from '../parts.ts'

const count = (number: number) => number.toLocaleString('en')

export function market({ company, figures, look, random }: Deck): Slide {
  const { currency, country, business } = company
  const { all, first } = figures.market
  const third = figures.plan[2] ?? { year: 0, customers: 0, amount: 0 }
  const parts = [
    { segment: all, what: `Total market: ${count(all.customers)} potential customers` },
    { segment: first, what: `${country} and neighbouring countries: ${count(first.customers)} potential customers` },
    { segment: third, what: `Our plan for ${third.year}: ${count(third.customers)} customers` },
  ]
  const written = parts.map(({ segment }) => shortAmount(segment.amount, currency))
  const layout = random.pick(['circles', 'steps', 'bars'] as const)
  return {
    kicker: random.pick(['The market', 'Market size', 'Market']),
    claim: random.pick([
      `A total market of ${written[0]} a year`,
      `A first market of ${count(first.customers)} customers, worth ${written[1]} a year`,
      `Bottom-up market size: ${written[0]} a year`,
    ]),
    draw(sheet, area) {
      const isWide = area.width > 600
      const note = `Number of ${business.customers.length < 60 ? business.customers : 'customers'}, multiplied by ${shortAmount(figures.price, currency)} per customer and year.`
      if (layout === 'bars' || !isWide) {
        for (const [index, row] of rows({ ...area, height: Math.min(area.height - 40, 270) }, 3, 20).entries()) {
          const part = parts[index]
          const share = Math.max(0.012, (part?.segment.amount ?? 0) / all.amount) ** 0.55
          sheet.text(written[index] ?? '', { x: row.x, y: row.y, size: 22, colour: look.ink, style: 'headline' })
          sheet.text(part?.what ?? '', { x: row.x + 120, y: row.y + 4, width: row.width - 120, size: 14, colour: look.quiet })
          sheet.rectangle({ x: row.x, y: row.y + 36, width: row.width, height: 16 }, look.soft, { radius: 8 })
          sheet.rectangle(
            { x: row.x, y: row.y + 36, width: row.width * share, height: 16 },
            index === 2 ? strongOn(look) : `${strongOn(look)}70`,
            { radius: 8 },
          )
        }
        sheet.text(`${note} Bars are not to scale.`, {
          x: area.x,
          y: area.y + area.height - 26,
          width: area.width,
          size: 12,
          colour: look.quiet,
        })
        return
      }
      const size = Math.min(area.height - 8, 330)
      const [cx, base] = [area.x + size / 2, area.y + size]
      const textX = area.x + size + 56
      if (layout === 'circles')
        for (const [index, ratio] of [1, 0.66, 0.33].entries()) {
          const radius = (size / 2) * ratio
          sheet.circle(cx, base - radius, radius, [`${strongOn(look)}2e`, `${strongOn(look)}66`, strongOn(look)][index] ?? null)
        }
      else
        for (const [index, ratio] of [1, 0.62, 0.28].entries()) {
          const width = size / 3 - 8
          const high = size * 0.94 * ratio
          const colour = [`${strongOn(look)}40`, `${strongOn(look)}85`, strongOn(look)][index] ?? look.line
          sheet.rectangle({ x: area.x + index * (size / 3), y: base - high, width, height: high }, colour)
        }
      for (const [index, row] of rows(
        { x: textX, y: area.y + 6, width: area.x + area.width - textX, height: size - 50 },
        3,
        10,
      ).entries()) {
        sheet.rectangle(
          { x: row.x, y: row.y + 8, width: 12, height: 12 },
          [`${strongOn(look)}55`, `${strongOn(look)}99`, strongOn(look)][index] ?? look.line,
        )
        sheet.text(written[index] ?? '', { x: row.x + 26, y: row.y, size: 24, colour: look.ink, style: 'headline' })
        sheet.text(parts[index]?.what ?? '', { x: row.x + 26, y: row.y + 31, width: row.width - 26, size: 14, colour: look.quiet })
      }
      sheet.text(note, { x: textX, y: area.y + size - 32, width: area.x + area.width - textX, size: 12, colour: look.quiet })
    },
  }
}

/** Revenue, or letters of intent before the first sale. */
export function traction({ company, figures, look, random }: Deck): Slide {
  const { currency, teamSize, foundedYear, proofs } = company
  const { quarters, yearly, customers } = figures
  const words = amountInWords(roughly(yearly), currency)
  const bars = quarters.map(({ label, amount }) => ({ label, value: amount, written: shortAmount(roughly(amount), currency) }))
  const chart = random.pick([barChart, lineChart])
  const isSold = bars.length > 0
  const year = bars.length > 4 ? growth(quarters.at(-1)?.amount ?? 0, quarters.at(-5)?.amount ?? 0) : null
  const facts: [string, string][] = isSold
    ? [
        [count(customers), 'paying customers'],
        [shortAmount(figures.price, currency), 'average revenue per customer and year'],
        year ? [`+${year}%`, 'year on year'] : [String(foundedYear), 'founded'],
      ]
    : [
        [count(customers), 'letters of intent signed'],
        [shortAmount(yearly, currency), 'a year once converted'],
        [count(teamSize), teamSize === 1 ? 'team member' : 'team members'],
      ]
  return {
    kicker: random.pick(['Traction', 'Status', 'Progress']),
    claim: isSold
      ? random.pick([`Annual revenue of ${words}`, `${words} in annual revenue`, `${words} a year and growing`])
      : `${count(customers)} customers have signed a letter of intent`,
    draw(sheet, area) {
      const side = { ...area, width: area.width * 0.24 }
      const main = { x: area.x + side.width + 40, y: area.y, width: area.width - side.width - 40, height: Math.min(area.height, 340) }
      for (const [index, row] of rows({ ...side, height: main.height }, 3, 10).entries()) {
        const [value, label] = facts[index] ?? ['', '']
        figure(sheet, row, value, label, look, 32)
      }
      if (isSold) {
        sheet.text('Revenue per quarter', { x: main.x, y: main.y, size: 13, colour: look.quiet, style: 'strong' })
        chart(sheet, { ...main, y: main.y + 34, height: main.height - 34 }, bars, look)
        return
      }
      sheet.text('Planned revenue', { x: main.x, y: main.y, size: 13, colour: look.quiet, style: 'strong' })
      const planned = figures.plan.map(({ year: label, amount }) => ({
        label: String(label),
        value: amount,
        written: shortAmount(amount, currency),
      }))
      barChart(sheet, { ...main, y: main.y + 34, height: main.height - 34 - (proofs.length > 0 ? 44 : 0) }, planned, look)
      if (proofs[0]) sheet.text(proofs[0], { x: main.x, y: main.y + main.height - 32, width: main.width, size: 13, colour: look.ink })
    },
  }
}

const growth = (now: number, before: number) => Math.round((now / before - 1) * 100)
/** Rounds to three significant digits. */
const roughly = (amount: number) => Number((amount / 100).toPrecision(3)) * 100

export function businessModel({ company, figures, look, random }: Deck): Slide {
  const { currency } = company
  const { offers, price } = figures
  const isStriped = random.chance(0.5)
  return {
    kicker: random.pick(['Business model', 'Revenue model', 'Pricing']),
    claim: random.pick([
      `A typical customer pays ${amountInWords(price, currency)} a year`,
      `${offers[0]?.share ?? 0}% of revenue comes from our main product`,
      'Three revenue streams in one contract',
    ]),
    draw(sheet, area) {
      const at = [0, 0.34, 0.66, 0.86].map((share) => area.x + 16 + share * (area.width - 32))
      const widths = [0.32, 0.31, 0.18, 0.14].map((share) => share * (area.width - 32))
      const high = Math.min(54, (area.height - 130) / 4)
      const line = (y: number, cells: readonly string[], style: 'strong' | 'body', colour: string, size = 14.5) => {
        for (const [index, cell] of cells.entries()) {
          const align = index > 1 ? 'right' : 'left'
          const text = sheet.lines(cell, { size, style, width: widths[index] }).length > 2 ? size - 2 : size
          const lines = sheet.lines(cell, { size: text, style, width: widths[index] }).length
          sheet.text(cell, {
            x: at[index] ?? 0,
            y: y + high / 2 - (lines * text * 1.25) / 2,
            width: widths[index],
            size: text,
            colour,
            style,
            align,
            leading: 1.25,
          })
        }
      }
      sheet.text('Average customer, per year', { x: area.x + 16, y: area.y - 4, size: 12, colour: look.quiet })
      let y = area.y + 20
      sheet.line([area.x, y], [area.x + area.width, y], look.ink, 1.2)
      for (const [index, { name, unit, amount, share }] of offers.entries()) {
        if (isStriped && index % 2 === 0) sheet.rectangle({ x: area.x, y, width: area.width, height: high }, look.soft)
        line(y, [name, unit, shortAmount(amount, currency), `${share}%`], 'body', look.ink)
        y += high
        sheet.line([area.x, y], [area.x + area.width, y], look.line)
      }
      line(y, ['Total', '', shortAmount(price, currency), '100%'], 'strong', look.ink)
      y += high + 26
      let x = area.x
      for (const [index, { share }] of offers.entries()) {
        const width = (area.width * share) / 100
        sheet.rectangle(
          { x, y, width: width - 3, height: 18 },
          [strongOn(look), `${strongOn(look)}90`, `${strongOn(look)}50`][index] ?? look.line,
        )
        x += width
      }
    },
  }
}

export function competition({ company, texts, look, random }: Deck): Slide {
  const others = company.business.today
  /** 2, 1 and 0 for filled, half and empty; alternatives get points too. */
  const marks = texts.criteria.map((_criterion, row) => [
    row < 2 ? 2 : random.int(1, 2),
    ...others.map(() => (row < 2 ? random.int(0, 1) : random.int(1, 2))),
  ])
  return {
    kicker: random.pick(['Competition', 'Alternatives', 'Competitive landscape']),
    claim: random.pick([
      `What sets ${company.name} apart`,
      'How we compare with the alternatives',
      'Our main competitor is the status quo',
    ]),
    draw(sheet, area) {
      const first = area.width * 0.34
      const width = (area.width - first) / (others.length + 1)
      const high = Math.min(56, (area.height - 50) / texts.criteria.length)
      const top = area.y + 44
      sheet.rectangle({ x: area.x + first, y: area.y - 4, width, height: 44 + high * texts.criteria.length + 8 }, look.soft, { radius: 10 })
      for (const [index, name] of [company.name, ...others].entries()) {
        const style = index === 0 ? 'strong' : 'body'
        const lines = sheet.lines(name, { size: 12.5, style, width: width - 12 }).length
        sheet.text(name, {
          x: area.x + first + index * width + 6,
          y: area.y + 18 - (lines * 12.5 * 1.25) / 2,
          width: width - 12,
          align: 'centre',
          size: 12.5,
          colour: look.ink,
          style,
          leading: 1.25,
        })
      }
      for (const [row, criterion] of texts.criteria.entries()) {
        const y = top + row * high
        sheet.line([area.x, y], [area.x + area.width, y], look.line)
        sheet.text(criterion, { x: area.x, y: y + high / 2 - 10, width: first - 16, size: 14.5, colour: look.ink, leading: 1.35 })
        for (const [column, mark] of (marks[row] ?? []).entries()) {
          const [cx, cy] = [area.x + first + column * width + width / 2, y + high / 2]
          const colour = column === 0 ? strongOn(look) : look.quiet
          sheet.circle(cx, cy, 9, mark === 2 ? colour : null, { colour, width: 1.4 })
          if (mark === 1) sheet.path(`M ${cx} ${cy - 9} A 9 9 0 0 0 ${cx} ${cy + 9} Z`, colour)
        }
      }
    },
  }
}

export function plan({ company, figures, look, random }: Deck): Slide {
  const { currency, teamSize } = company
  const last = figures.plan.at(-1)
  const now = { label: 'Today', customers: figures.customers, amount: roughly(figures.yearly), team: teamSize }
  const years = [
    now,
    ...figures.plan.map(({ year, customers, amount }, index) => ({
      label: String(year),
      customers,
      amount,
      team: Math.round(teamSize * 1.45 ** (index + 1)),
    })),
  ]
  return {
    kicker: random.pick(['Plan', 'The next three years', 'Outlook']),
    claim: `${shortAmount(last?.amount ?? 0, currency)} in revenue with ${count(last?.customers ?? 0)} customers by ${last?.year ?? ''}`,
    draw(sheet, area) {
      const table = 110
      const bars = years.map(({ label, amount }) => ({ label, value: amount, written: shortAmount(amount, currency) }))
      const first = area.width * 0.16
      const chart = { x: area.x + first, y: area.y, width: area.width - first, height: Math.min(area.height - table, 240) }
      sheet.text('Annual\nrevenue', { x: area.x, y: chart.y + chart.height / 2 - 20, size: 13, colour: look.quiet })
      barChart(sheet, chart, bars, look)
      const rest: [string, (year: (typeof years)[number]) => number][] = [
        ['Customers', (each) => each.customers],
        ['Team', (each) => each.team],
      ]
      for (const [row, [label, valueOf]] of rest.entries()) {
        const y = chart.y + chart.height + 16 + row * 40
        sheet.line([area.x, y], [area.x + area.width, y], look.line)
        sheet.text(label, { x: area.x, y: y + 10, size: 13, colour: look.quiet })
        for (const [index, box] of columns({ ...chart, y, height: 30 }, years.length, 0).entries()) {
          const year = years[index]
          if (year)
            sheet.text(count(valueOf(year)), {
              x: box.x,
              y: y + 10,
              width: box.width,
              align: 'centre',
              size: 14,
              colour: look.ink,
              style: 'strong',
              leading: 1.3,
            })
        }
      }
    },
  }
}
