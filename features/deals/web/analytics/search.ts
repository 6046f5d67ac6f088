import { type DaysOfFigures, daysOfFigures } from '../../figures.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'

/** What the hub's figures show, as it stands in its address: all of one's deals and 30 days, unless told. */
export interface FiguresSearch {
  tab: 'analytics'
  days?: DaysOfFigures
  deal?: string
}

/** What is not one of the choices is left out. */
export function validFiguresSearch(raw: Record<string, unknown>): FiguresSearch {
  const days = daysOfFigures.find((each) => each === Number(raw['days']))
  const deal = givenId(raw['deal'])
  return { tab: 'analytics', ...(days && days !== 30 && { days }), ...(deal && { deal }) }
}
