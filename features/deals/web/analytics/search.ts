import { type DaysOfFigures, daysOfFigures } from '../../figures.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'

/** Parameters of the analytics in the URL: all deals and 30 days by default. */
export interface FiguresSearch {
  tab: 'analytics'
  days?: DaysOfFigures
  deal?: string
}

/** Drops invalid values. */
export function validFiguresSearch(raw: Record<string, unknown>): FiguresSearch {
  const days = daysOfFigures.find((each) => each === Number(raw['days']))
  const deal = givenId(raw['deal'])
  return { tab: 'analytics', ...(days && days !== 30 && { days }), ...(deal && { deal }) }
}
