import { randomFrom } from '../random.ts'
import type { Answering } from './choose-organisations.ts'
import { drawAnswers } from './draw-answers.ts'
import type { EnergyFile } from './draw-energy.ts'

/** How a year's heating is spread over its months. */
const winter = [18, 16, 13, 8, 4, 1, 1, 1, 3, 8, 12, 15]

/** Monthly bills that add up to what the organisation answers. */
export function energyFileOf(answering: Answering, year: number): EnergyFile {
  const { id, fields } = answering.organisation
  const answers = drawAnswers(answering, year, 0)
  const total = Number(answers.find(({ question }) => question === 'energy-consumption')?.value ?? 0)
  const heating = Number(
    answers.find(({ question, row }) => question === 'fuel-consumption' && row === 'non-renewable')?.value ?? total * 0.3,
  )
  const random = randomFrom(`bills of ${id}`)
  const usual = winter.map(() => 0.9 + random.next() * 0.2)
  return {
    name: fields.name,
    year,
    months: spread(total - heating, usual).map((electricity, index) => ({ electricity, heating: spread(heating, winter)[index] ?? 0 })),
  }
}

/** Parts in proportion, each rounded, that add up to the whole. */
function spread(whole: number, parts: readonly number[]): number[] {
  const all = parts.reduce((sum, part) => sum + part, 0)
  const rounded = parts.map((part) => Math.round((whole * part * 10) / all) / 10)
  const rest = whole - rounded.reduce((sum, part) => sum + part, 0)
  return rounded.map((part, index) => (index === 0 ? Math.round((part + rest) * 10) / 10 : part))
}
