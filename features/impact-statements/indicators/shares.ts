import type { CompanyReading, IndicatorNumber, Measure } from './measure.ts'

/** Share of investments in companies of which something is true: Σ current value of these / current value of all investments. */
const share = (indicator: IndicatorNumber, isTrue: (company: CompanyReading) => boolean | undefined): Measure => ({
  indicator,
  part: '',
  unit: 'percent',
  method: 'average',
  of(company) {
    const answer = isTrue(company)
    return answer === undefined ? undefined : answer ? 100 : 0
  },
})

/** Indicator 4, companies active in the fossil fuel sector: any revenue from it counts (Annex I, point (5)), not how much it is. */
export const fossilFuels = share(4, (company) => company.flag('active-in-fossil-fuels'))

/** Indicator 7, companies with sites in or near biodiversity-sensitive areas that their activities affect negatively. */
export const biodiversity = share(7, (company) => company.flag('affects-biodiversity-areas'))

/** Indicator 10, companies involved in violations of the UN Global Compact principles or the OECD Guidelines for Multinational Enterprises. */
export const violations = share(10, (company) => {
  const involved = company.choice('ungc-oecd-violations')
  return involved === undefined ? undefined : involved !== 'none'
})

/** Indicator 11, companies without processes to monitor compliance with them, or to handle complaints. */
export const noProcesses = share(11, (company) => {
  const has = company.flag('ungc-oecd-processes')
  return has === undefined ? undefined : !has
})

/** Indicator 14, companies involved in the manufacture or selling of controversial weapons. */
export const controversialWeapons = share(14, (company) => company.flag('controversial-weapons'))
