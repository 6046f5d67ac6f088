import type { OwnField } from './contract.ts'
import { hasChoices } from './own-field.ts'

/** One filter: some options, or a range of numbers or dates, open on a side that is empty. */
export type FieldFilter = { id: string } & ({ choices: readonly string[] } | { from: string; to: string })

/**
 * The filters in an address: `<field>:<option>,<option>~<field>:<from>..<to>`. Parts that are none are left out.
 */
export function filtersIn(text: string | undefined): FieldFilter[] {
  return (text ?? '').split('~').flatMap((part): FieldFilter[] => {
    const [, id = '', choices, from, to] = filterPattern.exec(part) ?? []
    if (choices !== undefined) return [{ id, choices: [...new Set(choices.split(','))] }]
    return from || to ? [{ id, from: from ?? '', to: to ?? '' }] : []
  })
}

const boundPattern = String.raw`(-?\d{1,13}(?:\.\d{1,6})?|\d{4}-\d\d-\d\d|)`
const filterPattern = new RegExp(
  String.raw`^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(?:([a-z0-9]{8}(?:,[a-z0-9]{8})*)|${boundPattern}\.\.${boundPattern})$`,
)

/** Filters as a part of the address; undefined if there are none. */
export const filterText = (filters: readonly FieldFilter[]): string | undefined =>
  filters.map((filter) => `${filter.id}:${'choices' in filter ? filter.choices.join() : `${filter.from}..${filter.to}`}`).join('~') ||
  undefined

/** The filters with one of them replaced, or left out if it is empty. */
export function withFilter(text: string | undefined, changed: FieldFilter): string | undefined {
  const others = filtersIn(text).filter(({ id }) => id !== changed.id)
  const isEmpty = 'choices' in changed ? changed.choices.length === 0 : changed.from === '' && changed.to === ''
  return filterText(isEmpty ? others : [...others, changed])
}

export const withoutFilter = (text: string | undefined, id: string): string | undefined => withFilter(text, { id, choices: [] })

/** Whether a filter fits its field: options for choices, numbers for numbers, dates for dates. */
export function fitsField(filter: FieldFilter, field: Pick<OwnField, 'kind'>): boolean {
  if ('choices' in filter) return hasChoices(field)
  const bounds = [filter.from, filter.to].filter((each) => each !== '')
  if (field.kind === 'number') return bounds.every((each) => !isDay(each))
  return field.kind === 'date' && bounds.every((each) => isDay(each) && !Number.isNaN(Date.parse(each)) && isReal(each))
}

const isDay = (bound: string) => /^\d{4}-\d\d-\d\d$/.test(bound)
/** `Date.parse` takes the 30th of February for the 2nd of March. */
const isReal = (day: string) => new Date(day).toISOString().startsWith(day) && !day.startsWith('0000')
