import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { IndicatorNumber, Unit } from '../indicators/measure.ts'
import type { Question, Sector, violations } from '../questions.ts'

type Labels<Value extends string | number> = Readonly<Record<Value, MessageDescriptor>>

/** The unit after a number; shares have their sign. */
export const unitLabels: Labels<Exclude<Unit, 'percent'>> = {
  tCO2e: msg`t CO₂e`,
  'tCO2e-per-million-invested': msg`t CO₂e per million euros invested`,
  'tCO2e-per-million-revenue': msg`t CO₂e per million euros of revenue`,
  'GWh-per-million-revenue': msg`GWh per million euros of revenue`,
  't-per-million-invested': msg`t per million euros invested`,
}

export const indicatorLabels: Labels<IndicatorNumber> = {
  1: msg`Greenhouse gas emissions`,
  2: msg`Carbon footprint`,
  3: msg`Greenhouse gas intensity`,
  4: msg`Fossil fuel companies`,
  5: msg`Non-renewable energy`,
  6: msg`Energy intensity of high impact sectors`,
  7: msg`Harm to biodiversity-sensitive areas`,
  8: msg`Emissions to water`,
  9: msg`Hazardous and radioactive waste`,
  10: msg`Violations of UN and OECD principles`,
  11: msg`No processes to monitor these principles`,
  12: msg`Unadjusted gender pay gap`,
  13: msg`Women on boards`,
  14: msg`Controversial weapons`,
}

/** What an indicator says, and how it is calculated. */
export const indicatorMeanings: Labels<IndicatorNumber> = {
  1: msg`Your share of each company’s emissions: the value of your investment, divided by the enterprise value, times the emissions. The shares of all companies are added up.`,
  2: msg`Your share of the companies’ scope 1, 2 and 3 emissions, divided by the value of all investments in million euros.`,
  3: msg`Each company’s scope 1, 2 and 3 emissions divided by its revenue in million euros, averaged by the value of the investments. Companies without revenue don’t count.`,
  4: msg`The value of investments in companies with any revenue from fossil fuels, as a share of all investments.`,
  5: msg`The share of non-renewable sources in each company’s energy, averaged by the value of the investments. Production only counts for companies that produce energy.`,
  6: msg`Each company’s energy consumption in a sector divided by its revenue there, averaged by the value of the investments in companies of that sector.`,
  7: msg`The value of investments in companies whose activities harm biodiversity-sensitive areas in or near their sites, as a share of all investments.`,
  8: msg`Your share of each company’s emissions to water, by enterprise value, divided by the value of all investments in million euros.`,
  9: msg`Your share of each company’s hazardous and radioactive waste, by enterprise value, divided by the value of all investments in million euros.`,
  10: msg`The value of investments in companies that were involved in violations of the UN Global Compact principles or the OECD Guidelines for Multinational Enterprises, as a share of all investments.`,
  11: msg`The value of investments in companies without processes to monitor these principles and guidelines or to handle complaints, as a share of all investments.`,
  12: msg`How much less women earn than men for each hour worked, in percent of men’s pay, averaged by the value of the investments. Below 0, women earn more.`,
  13: msg`The share of women among the members of each company’s board, averaged by the value of the investments.`,
  14: msg`The value of investments in companies that make or sell anti-personnel mines, cluster munitions, chemical or biological weapons, as a share of all investments.`,
}

/** The formulas, in which Σ adds up all companies. */
export const indicatorFormulas: Labels<IndicatorNumber> = {
  1: msg`Σ (investment ÷ enterprise value × emissions)`,
  2: msg`Σ (investment ÷ enterprise value × emissions) ÷ all investments in million euros`,
  3: msg`Σ (investment ÷ all investments × emissions ÷ revenue in million euros)`,
  4: msg`Investments in these companies ÷ all investments`,
  5: msg`Σ (investment ÷ all investments × non-renewable energy ÷ all energy)`,
  6: msg`Σ (investment ÷ investments in the sector × energy in GWh ÷ revenue in million euros)`,
  7: msg`Investments in these companies ÷ all investments`,
  8: msg`Σ (investment ÷ enterprise value × tonnes) ÷ all investments in million euros`,
  9: msg`Σ (investment ÷ enterprise value × tonnes) ÷ all investments in million euros`,
  10: msg`Investments in these companies ÷ all investments`,
  11: msg`Investments in these companies ÷ all investments`,
  12: msg`Σ (investment ÷ all investments × pay gap)`,
  13: msg`Σ (investment ÷ all investments × women ÷ board members)`,
  14: msg`Investments in these companies ÷ all investments`,
}

export interface IndicatorGroup {
  title: MessageDescriptor
  indicators: readonly IndicatorNumber[]
}

export const indicatorGroups: readonly IndicatorGroup[] = [
  { title: msg`Greenhouse gases and energy`, indicators: [1, 2, 3, 4, 5, 6] },
  { title: msg`Biodiversity`, indicators: [7] },
  { title: msg({ message: 'Water', context: 'environment' }), indicators: [8] },
  { title: msg({ message: 'Waste', context: 'environment' }), indicators: [9] },
  { title: msg`Social and employee matters`, indicators: [10, 11, 12, 13, 14] },
]

export const sectorLabels: Labels<Sector> = {
  a: msg`A: Agriculture, forestry and fishing`,
  b: msg`B: Mining and quarrying`,
  c: msg`C: Manufacturing`,
  d: msg`D: Electricity, gas, steam and air conditioning`,
  e: msg`E: Water supply, sewerage and waste`,
  f: msg`F: Construction`,
  g: msg`G: Wholesale and retail trade, repair of vehicles`,
  h: msg`H: Transport and storage`,
  l: msg`L: Real estate`,
}

const partNames: Labels<'scope-1' | 'scope-2' | 'scope-3' | 'total' | 'consumption' | 'production'> = {
  'scope-1': msg`Scope 1`,
  'scope-2': msg`Scope 2`,
  'scope-3': msg`Scope 3`,
  total: msg({ message: 'Total', context: 'emissions' }),
  consumption: msg({ message: 'Consumption', context: 'energy' }),
  production: msg({ message: 'Production', context: 'energy' }),
}

/** The names of the numbers of an indicator. */
export const partLabels: Readonly<Record<string, MessageDescriptor>> = { ...partNames, ...sectorLabels }

export const questionLabels: Labels<Question> = {
  'enterprise-value': msg`Enterprise value`,
  turnover: msg({ message: 'Revenue', context: 'company' }),
  'scope-1-emissions': msg`Scope 1 emissions`,
  'scope-2-emissions-location-based': msg`Scope 2 emissions, location-based`,
  'scope-2-emissions-market-based': msg`Scope 2 emissions, market-based`,
  'scope-3-emissions': msg`Scope 3 emissions`,
  'active-in-fossil-fuels': msg`Revenue from fossil fuels`,
  'energy-consumption': msg`Energy consumed`,
  'energy-consumption-non-renewable': msg`Non-renewable energy consumed`,
  'energy-production': msg`Energy produced`,
  'energy-production-non-renewable': msg`Non-renewable energy produced`,
  'sector-energy-consumption': msg`Energy consumed in the sector`,
  'sector-turnover': msg`Revenue in the sector`,
  'affects-biodiversity-areas': msg`Harm to biodiversity-sensitive areas`,
  'emissions-to-water': msg`Emissions to water`,
  'hazardous-waste': msg`Hazardous and radioactive waste`,
  'ungc-oecd-violations': msg`Violations of UN and OECD principles`,
  'ungc-oecd-processes': msg`Processes to monitor these principles`,
  'gender-pay-gap': msg`Unadjusted gender pay gap`,
  'board-members': msg`Board members`,
  'board-members-female': msg`Women on the board`,
  'controversial-weapons': msg`Controversial weapons`,
}

export const violationLabels: Labels<(typeof violations)[number]> = {
  none: msg({ message: 'None', context: 'violations' }),
  oecd: msg`OECD Guidelines`,
  ungc: msg`UN Global Compact`,
  both: msg({ message: 'Both', context: 'violations' }),
}
