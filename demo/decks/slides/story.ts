import { capitalised, joinList, write } from '../../text.ts'
import type { Deck, Slide } from '../deck.ts'
import { arrowHead, columns, rows, strongOn, tag, tagWidth, titled } from '../parts.ts'

export function problem({ company, look, random }: Deck): Slide {
  const { business } = company
  const [first = '', ...others] = business.problem.split(/(?<=[.?!]) /)
  const points: (readonly [string, string])[] = [
    ['Our customers', `${capitalised(business.customers)}.`],
    ['Current alternatives', `${capitalised(joinList(business.today.map(lowered)))}. None of them solves the problem.`],
    [
      'Our background',
      write(random, '{We have worked on this problem for years|We know the industry}: the founder spent years {before}.', {
        before: business.before,
      }),
    ],
  ]
  if (others.length > 0) points[0] = ['Consequences', others.join(' ')]
  const isList = random.chance(0.5)
  return {
    kicker: random.pick(['The problem', 'The need', 'The challenge']),
    claim: first.replace(/\.$/, ''),
    draw(sheet, area) {
      if (isList) {
        for (const [index, row] of rows(
          { ...area, height: Math.min(area.height, area.width < 600 ? 400 : 330) },
          points.length,
          14,
        ).entries()) {
          sheet.line([row.x, row.y], [row.x + row.width, row.y], look.line)
          sheet.text(String(index + 1), { x: row.x, y: row.y + 14, size: 30, colour: strongOn(look), style: 'headline' })
          titled(sheet, { x: row.x + 56, y: row.y + 18, width: row.width - 56 }, points[index] ?? ['', ''], look, 17)
        }
        return
      }
      for (const [index, column] of columns(area, points.length, 24).entries()) {
        sheet.rectangle({ ...column, height: Math.min(column.height, 236) }, look.soft, { radius: 10 })
        sheet.rectangle({ x: column.x + 22, y: column.y + 24, width: 26, height: 4 }, strongOn(look))
        titled(
          sheet,
          { x: column.x + 22, y: column.y + 42, width: column.width - 44 },
          points[index] ?? ['', ''],
          look,
          column.width < 200 ? 13 : 17,
        )
      }
    },
  }
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

export function solution({ company, look, random }: Deck): Slide {
  const { business } = company
  const { steps } = business
  const layout = random.pick(['arrows', 'list', 'cards'] as const)
  return {
    kicker: random.pick(['Our solution', 'What we do', 'How it works']),
    claim: `We ${business.we[0] ?? ''}`,
    draw(sheet, area) {
      if (layout === 'arrows' && area.width > 600) {
        const boxes = columns(area, steps.length, 34)
        for (const [index, box] of boxes.entries()) {
          const next = boxes[index + 1]
          const middle = box.y + 64
          sheet.circle(box.x + 32, middle, 32, strongOn(look))
          sheet.text(String(index + 1), {
            x: box.x,
            y: middle - 17,
            width: 64,
            align: 'centre',
            size: 26,
            colour: look.frame === 'dark' ? look.deep : '#ffffff',
            style: 'headline',
            leading: 1.3,
          })
          if (next) {
            sheet.line([box.x + 80, middle], [next.x - 20, middle], look.line, 1.5)
            arrowHead(sheet, next.x - 22, middle, look.quiet)
          }
          titled(sheet, { x: box.x, y: box.y + 122, width: box.width }, steps[index] ?? ['', ''], look, 17)
        }
        return
      }
      if (layout === 'cards') {
        const isWide = area.width > 600
        const boxes = isWide ? columns({ ...area, height: Math.min(area.height, 240) }, steps.length, 20) : rows(area, steps.length, 16)
        for (const [index, box] of boxes.entries()) {
          sheet.rectangle(box, look.soft, { radius: 12 })
          sheet.text(String(index + 1), { x: box.x + 24, y: box.y + 18, size: 34, colour: strongOn(look), style: 'headline' })
          const at = isWide
            ? { x: box.x + 24, y: box.y + 78, width: box.width - 48 }
            : { x: box.x + 84, y: box.y + 22, width: box.width - 108 }
          titled(sheet, at, steps[index] ?? ['', ''], look, isWide ? 17 : 15)
        }
        return
      }
      const lines = rows({ ...area, height: Math.min(area.height, area.width < 600 ? 400 : 320) }, steps.length, 0)
      for (const [index, row] of lines.entries()) {
        const [title = '', text = ''] = steps[index] ?? []
        if (index > 0) sheet.line([row.x + 9, row.y - row.height + 28], [row.x + 9, row.y + 2], look.line, 2)
        sheet.circle(row.x + 9, row.y + 15, 9, strongOn(look))
        sheet.text(title, { x: row.x + 38, y: row.y + 4, width: 150, size: 20, colour: look.ink, style: 'strong', leading: 1.3 })
        sheet.text(text, { x: row.x + 180, y: row.y + 4, width: row.width - 180, size: 18, colour: look.quiet })
      }
    },
  }
}

/** The technology in layers, and the results so far. */
export function product({ company, look, random }: Deck): Slide {
  const { business, expertise, proofs, name } = company
  const layers = expertise.slice(0, 4)
  const results = proofs.length > 0 ? proofs : [business.steps[1]?.[1] ?? '']
  const isTower = random.chance(0.6)
  return {
    kicker: random.pick(['The product', 'Technology', 'How it works in detail']),
    claim: business.we.length > 1 ? `${name}: we ${business.we[1] ?? ''}` : `The technology behind ${name}`,
    draw(sheet, area) {
      const [left, right] = columns(area, 2, 44)
      if (!left || !right) return
      if (isTower) {
        const high = Math.min(58, (left.height - 30) / layers.length - 8)
        for (const [index, layer] of layers.entries()) {
          const inset = (layers.length - 1 - index) * left.width * 0.06
          const box = { x: left.x + inset, y: left.y + index * (high + 8), width: left.width - 2 * inset, height: high }
          sheet.rectangle(box, index === 0 ? strongOn(look) : index % 2 === 1 ? look.soft : look.line, { radius: 8 })
          const colour = index === 0 ? (look.frame === 'dark' ? look.deep : '#ffffff') : look.ink
          sheet.text(layer, {
            x: box.x,
            y: box.y + high / 2 - 10,
            width: box.width,
            align: 'centre',
            size: 15,
            colour,
            style: 'strong',
            leading: 1.3,
          })
        }
        sheet.text('Our core competences, all in-house', {
          x: left.x,
          y: left.y + layers.length * (high + 8) + 8,
          width: left.width,
          align: 'centre',
          size: 12,
          colour: look.quiet,
        })
      } else {
        let [x, y] = [left.x, left.y + 32]
        sheet.text('Core competences', { x, y: left.y, size: 14, colour: look.quiet, style: 'strong' })
        for (const each of expertise) {
          const width = tagWidth(sheet, each)
          if (x + width > left.x + left.width) [x, y] = [left.x, y + 46]
          x += tag(sheet, x, y, each, look) + 8
        }
      }
      sheet.text('Results so far', { x: right.x, y: right.y, size: 14, colour: look.quiet, style: 'strong' })
      let y = right.y + 32
      for (const proof of results) {
        sheet.rectangle({ x: right.x, y: y + 3, width: 4, height: 44 }, strongOn(look))
        y +=
          Math.max(
            50,
            sheet.text(capitalised(proof), { x: right.x + 20, y, width: right.width - 20, size: 20, colour: look.ink, leading: 1.4 }),
          ) + 22
      }
      sheet.text(`Customers: ${business.customers}.`, { x: right.x, y: y + 4, width: right.width, size: 15, colour: look.quiet })
    },
  }
}

export function whyNow({ texts, look, random }: Deck): Slide {
  const drivers = random.sample(texts.drivers, random.int(3, 4))
  return {
    kicker: 'Why now',
    claim: random
      .pick(['Why this was not possible five years ago', 'The market is ready, for four reasons', 'What has changed'])
      .replace('four', drivers.length === 3 ? 'three' : 'four'),
    draw(sheet, area) {
      const boxes =
        drivers.length === 3 && area.width > 600
          ? columns(area, 3, 30)
          : rows({ ...area, height: Math.min(area.height, 330) }, 2, 18).flatMap((row) => columns(row, 2, 30))
      for (const [index, driver] of drivers.entries()) {
        const box = boxes[index]
        if (!box) continue
        sheet.line([box.x, box.y], [box.x + box.width, box.y], strongOn(look), 2)
        titled(sheet, { x: box.x, y: box.y + 16, width: box.width }, driver, look, 17)
      }
    },
  }
}
