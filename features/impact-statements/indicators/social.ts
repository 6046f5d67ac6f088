import { type Measure, quotient } from './measure.ts'

/** Indicator 12, average unadjusted gender pay gap of investee companies, weighted by current value. Below 0 if women earn more. */
export const payGap: Measure = {
  indicator: 12,
  part: '',
  unit: 'percent',
  method: 'average',
  of: (company) => company.number('gender-pay-gap'),
}

/** Indicator 13, average ratio of female to male board members in percent of all board members, weighted by current value. */
export const boardDiversity: Measure = {
  indicator: 13,
  part: '',
  unit: 'percent',
  method: 'average',
  of(company) {
    const share = quotient(company.quantity('board-members-female'), company.quantity('board-members'))
    return typeof share === 'number' ? share * 100 : share
  },
}
