import { shortAmount, amountInWords } from '../../money.ts'
import { capitalised, inWords } from '../../text.ts'
import { ringChart } from '../charts.ts'
import type { Deck, Slide } from '../deck.ts'
import { goals } from '../goals.ts'
import { columns, figure, rows, strongOn } from '../parts.ts'

const count = (number: number) => number.toLocaleString('en')

export function impact({ figures, look, random, company }: Deck): Slide {
  const { impact: counted, plan, customers } = figures
  const year = plan.at(-1)?.year ?? 0
  const isList = random.chance(0.5)
  const today = company.stage === 'pre-seed' ? `with our first ${inWords(customers)} customers` : 'a year today'
  return {
    kicker: random.pick(['Impact', 'Our impact', 'Impact KPIs']),
    claim: random.pick([
      'We measure our impact and have it verified',
      `${capitalised(inWords(counted.length))} Sustainable Development Goals, with a KPI for each`,
      'Our impact grows with every customer',
    ]),
    draw(sheet, area) {
      const height = Math.min(area.height - 34, 330)
      const boxes =
        isList || area.width < 600 ? rows({ ...area, height }, counted.length, 14) : columns({ ...area, height }, counted.length, 24)
      for (const [index, { goal, now, planned }] of counted.entries()) {
        const box = boxes[index]
        if (!box) continue
        const { name, colour, counted: what } = goals[goal]
        const square = Math.min(76, box.height - 8)
        sheet.rectangle({ x: box.x, y: box.y, width: square, height: square }, colour)
        const size = square * 0.5
        sheet.text(String(goal), {
          x: box.x,
          y: box.y + (square - size * 1.18) / 2,
          width: square,
          align: 'centre',
          size,
          colour: '#ffffff',
          style: 'headline',
        })
        if (isList || area.width < 600) {
          const x = box.x + square + 22
          const half = box.x + box.width * (area.width < 600 ? 0.6 : 0.56)
          sheet.text(name, { x, y: box.y + 2, width: half - x - 14, size: 16, colour: look.ink, style: 'strong', leading: 1.25 })
          figure(sheet, { x: half, y: box.y - 4, width: box.width * 0.2 }, count(now), today, look, 26)
          figure(
            sheet,
            { x: half + box.width * 0.23, y: box.y - 4, width: box.width * 0.21 },
            count(planned),
            `planned for ${year}`,
            look,
            26,
          )
          const lines = sheet.lines(name, { size: 16, style: 'strong', width: half - x - 14 }).length
          sheet.text(capitalised(what), { x, y: box.y + 4 + lines * 20, width: half - x - 16, size: 13, colour: look.quiet })
        } else {
          const top = sheet.text(name, {
            x: box.x,
            y: box.y + square + 14,
            width: box.width,
            size: 16,
            colour: look.ink,
            style: 'strong',
            leading: 1.25,
          })
          const text = sheet.text(capitalised(what), {
            x: box.x,
            y: box.y + square + 18 + top,
            width: box.width,
            size: 13.5,
            colour: look.quiet,
          })
          const y = box.y + square + 30 + top + text
          figure(sheet, { x: box.x, y, width: box.width / 2 - 8 }, count(now), today, look, 24)
          figure(sheet, { x: box.x + box.width / 2, y, width: box.width / 2 }, count(planned), `planned for ${year}`, look, 24)
        }
      }
      sheet.text('Verified once a year by an independent auditor. The method is public.', {
        x: area.x,
        y: area.y + area.height - 22,
        size: 12,
        colour: look.quiet,
      })
    },
  }
}

export function team({ team: people, company, look, random }: Deck): Slide {
  const { teamSize, city } = company
  const more = teamSize - people.length
  return {
    kicker: random.pick(['Team', 'Our team', 'The people']),
    claim:
      more > 0
        ? random.pick([`${capitalised(inWords(teamSize))} people in ${city}`, `An experienced team of ${inWords(teamSize)}`])
        : random.pick([
            `${capitalised(inWords(people.length))} founders with industry experience`,
            `A team of ${inWords(people.length)} in ${city}`,
          ]),
    draw(sheet, area) {
      const isWide = area.width > 600
      const perRow = isWide || people.length < 3 ? people.length : 2
      const lines = rows({ ...area, height: Math.min(area.height - 30, isWide ? 300 : 400) }, Math.ceil(people.length / perRow), 16)
      const size = isWide ? 148 : 84
      for (const [index, { name, role, background, portrait }] of people.entries()) {
        const box = columns(lines[Math.floor(index / perRow)] ?? area, Math.max(perRow, 2), 30)[index % perRow]
        if (!box) continue
        if (portrait) sheet.image(portrait, { x: box.x, y: box.y, width: size, height: size })
        else {
          sheet.circle(
            box.x + size / 2,
            box.y + size / 2,
            size / 2,
            index % 2 === 0 ? strongOn(look) : look.frame === 'dark' ? '#ffffff' : look.deep,
          )
          const words = name.split(' ')
          const initials = `${words[0]?.charAt(0) ?? ''}${words.at(-1)?.charAt(0) ?? ''}`
          sheet.text(initials, {
            x: box.x,
            y: box.y + size / 2 - size * 0.2,
            width: size,
            align: 'centre',
            size: size * 0.34,
            colour: look.frame === 'dark' ? look.deep : '#ffffff',
            style: 'headline',
          })
        }
        const y = box.y + size + 14
        const high = sheet.text(name, { x: box.x, y, width: box.width, size: 18, colour: look.ink, style: 'strong', leading: 1.25 })
        const next = sheet.text(role, {
          x: box.x,
          y: y + high + 2,
          width: box.width,
          size: 13,
          colour: strongOn(look),
          style: 'strong',
          leading: 1.3,
        })
        sheet.text(background, { x: box.x, y: y + high + next + 8, width: box.width, size: isWide ? 15 : 13, colour: look.quiet })
      }
      if (more > 0)
        sheet.text(`And ${inWords(more)} more ${more === 1 ? 'colleague' : 'colleagues'}.`, {
          x: area.x,
          y: area.y + area.height - 24,
          size: 13,
          colour: look.quiet,
        })
    },
  }
}

export function round({ company, figures, look, random }: Deck, withContact: boolean): Slide {
  const { amount, currency, stage, valuation, business, email } = company
  const { funds, stake, runway } = figures
  const name = roundNames[stage]
  const layout = random.pick(['ring', 'bars'] as const)
  const colours = [
    strongOn(look),
    look.frame === 'dark' ? '#ffffff' : look.second,
    `${strongOn(look)}b0`,
    `${strongOn(look)}70`,
    `${strongOn(look)}40`,
  ]
  const terms = [
    stake && valuation
      ? `${amountInWords(valuation, currency)} pre-money; new investors will hold ${stake}%`
      : 'Terms are open; we are looking for a lead investor',
    `${runway} months of runway`,
  ]
  return {
    kicker: random.pick(['The round', 'Use of funds', 'The ask']),
    claim: `We are raising ${amountInWords(amount, currency)} to ${business.next}`,
    draw(sheet, area) {
      const bottom = withContact ? 34 : 0
      const height = Math.min(area.height - bottom, 320)
      const [left, right] = columns({ ...area, height }, 2, 40)
      if (!left || !right) return
      const high = figure(sheet, left, amountInWords(amount, currency), name, look, area.width > 600 ? 44 : 36)
      let y = left.y + high + 18
      for (const term of terms) {
        sheet.rectangle({ x: left.x, y: y + 6, width: 6, height: 6 }, strongOn(look))
        y += sheet.text(term, { x: left.x + 18, y, width: left.width - 18, size: 16, colour: look.ink }) + 8
      }
      if (layout === 'ring' && area.width > 600) {
        const radius = Math.min(height / 2 - 6, 98)
        ringChart(
          sheet,
          [right.x + radius, right.y + height / 2 - 6],
          radius,
          funds.map(({ share }) => share),
          colours,
        )
        for (const [index, row] of rows(
          { x: right.x + radius * 2 + 28, y: right.y + 14, width: right.width - radius * 2 - 28, height: height - 40 },
          funds.length,
          6,
        ).entries()) {
          const fund = funds[index]
          if (!fund) continue
          sheet.rectangle({ x: row.x, y: row.y + 4, width: 10, height: 10 }, colours[index] ?? look.line)
          sheet.text(fund.name, {
            x: row.x + 18,
            y: row.y,
            width: row.width - 18,
            size: 13,
            colour: look.ink,
            style: 'strong',
            leading: 1.3,
          })
          const lines = sheet.lines(fund.name, { size: 13, style: 'strong', width: row.width - 18 }).length
          sheet.text(`${fund.share}%, ${shortAmount(fund.amount, currency)}`, {
            x: row.x + 18,
            y: row.y + lines * 17,
            size: 12.5,
            colour: look.quiet,
          })
        }
      } else
        for (const [index, row] of rows({ ...right, height: height - 10 }, funds.length, 10).entries()) {
          const fund = funds[index]
          if (!fund) continue
          sheet.text(fund.name, { x: row.x, y: row.y, size: 13.5, colour: look.ink, style: 'strong', leading: 1.3 })
          sheet.text(`${fund.share}%  ${shortAmount(fund.amount, currency)}`, {
            x: row.x,
            y: row.y,
            width: row.width,
            align: 'right',
            size: 13,
            colour: look.quiet,
            leading: 1.35,
          })
          sheet.rectangle({ x: row.x, y: row.y + 22, width: row.width, height: 10 }, look.soft, { radius: 5 })
          sheet.rectangle({ x: row.x, y: row.y + 22, width: (row.width * fund.share) / 45, height: 10 }, strongOn(look), { radius: 5 })
        }
      if (withContact)
        sheet.text(`${company.founder.name}, ${email}`, {
          x: area.x,
          y: area.y + area.height - 24,
          size: 14,
          colour: look.ink,
          style: 'strong',
        })
    },
  }
}

export const roundNames: Record<Deck['company']['stage'], string> = {
  'pre-seed': 'Pre-seed round',
  seed: 'Seed round',
  'series-a': 'Series A',
  'series-b': 'Series B',
  'series-c': 'Series C',
  bridge: 'Bridge round',
}

export function roadmap({ texts, figures, look, random, company }: Deck): Slide {
  const { runway } = figures
  const { date } = company
  const monthOf = (ahead: number) =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead, 1)).toLocaleDateString('en-GB', {
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    })
  const milestones = texts.milestones.map(
    (milestone, index) => [milestone, monthOf(Math.round(((index + 0.6) / texts.milestones.length) * runway))] as const,
  )
  return {
    kicker: 'Roadmap',
    claim: random.pick([`Milestones for the next ${runway} months`, 'Five milestones until the next round', 'Our timeline']),
    draw(sheet, area) {
      if (area.width < 600) {
        for (const [index, row] of rows({ ...area, height: Math.min(area.height, 360) }, milestones.length, 0).entries()) {
          const [milestone = '', month = ''] = milestones[index] ?? []
          if (index < milestones.length - 1) sheet.line([row.x + 8, row.y + 20], [row.x + 8, row.y + row.height], look.line, 2)
          sheet.circle(row.x + 8, row.y + 12, 8, index === 0 ? strongOn(look) : look.page, { colour: strongOn(look), width: 2 })
          sheet.text(month, { x: row.x + 36, y: row.y + 2, size: 14, colour: look.quiet })
          sheet.text(milestone, { x: row.x + 140, y: row.y, width: row.width - 140, size: 18, colour: look.ink, style: 'strong' })
        }
        return
      }
      const y = area.y + Math.min(area.height, 300) / 2
      sheet.line([area.x, y], [area.x + area.width, y], look.line, 3)
      for (const [index, box] of columns(area, milestones.length, 24).entries()) {
        const [milestone = '', month = ''] = milestones[index] ?? []
        const isAbove = index % 2 === 0
        sheet.circle(box.x + 9, y, 9, index === 0 ? strongOn(look) : look.page, { colour: strongOn(look), width: 2.5 })
        sheet.line([box.x + 9, isAbove ? y - 54 : y + 9], [box.x + 9, isAbove ? y - 9 : y + 54], look.line, 1.5)
        const lines = sheet.lines(milestone, { size: 16, style: 'strong', width: box.width + 10 }).length
        const top = isAbove ? y - 84 - lines * 20 : y + 60
        sheet.text(month, { x: box.x, y: top, size: 13, colour: look.quiet })
        sheet.text(milestone, { x: box.x, y: top + 20, width: box.width + 10, size: 16, colour: look.ink, style: 'strong', leading: 1.25 })
      }
    },
  }
}
