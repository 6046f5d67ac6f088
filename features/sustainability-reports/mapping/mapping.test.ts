import { describe, expect, test } from 'vitest'
import { countryCodes } from '#features/places/countries.ts'
import { reportableConcepts } from '#features/sustainability/vsme/taxonomy.ts'
import { exampleAnswers } from '../example-answers.ts'
import { planImport } from '../import/plan.ts'
import type { VsmeReport } from '../vsme/report.ts'
import { alpha2Of, alpha3Of } from './alpha-3.ts'
import type { SavedAnswer } from './file-answer.ts'
import { isFigure } from './figures.ts'
import { fromInvestEurope, investEuropeFields, toInvestEurope } from './invest-europe.ts'
import { fromVsme } from './from-vsme.ts'
import { toVsme } from './to-vsme.ts'
import { followingFigures } from '#features/sustainability/answers/figures.ts'
import { questionById } from '#features/sustainability/catalogue/catalogue.ts'

const head: Omit<VsmeReport, 'facts'> = {
  entity: { name: 'Terravolta', scheme: 'http://standards.iso.org/iso/17442', identifier: '529900T8BM49AURSDO55' },
  period: { start: '2025-01-01', end: '2025-12-31' },
  currency: 'EUR',
  language: 'en',
}
const company = {
  company_name: '=Terravolta',
  business_identification_number: '529900T8BM49AURSDO55',
  business_identification_number_system: 'LEI',
  country_of_domicile: 'DE',
  currency: 'EUR',
}
const figure = (question: string, amount: string, unit: SavedAnswer['unit'] = null, row = ''): SavedAnswer => ({
  question,
  row,
  value: amount,
  unit,
  amount,
})
const existing = (answers: readonly SavedAnswer[]) =>
  answers.map((answer) => ({ ...answer, not_applicable: answer.value === null ? 'Not for us' : null, isDraft: false }))

describe('VSME', () => {
  const saved = exampleAnswers(({ names }) => names.vsme !== undefined)

  test('a report of all answers has all 143 concepts, and changes nothing where it comes from', () => {
    const report = toVsme(saved, head)
    expect(new Set(report.facts.map(({ concept }) => concept)).size).toBe(reportableConcepts.length)
    const { answers, problems } = fromVsme(report, new Map())
    expect(problems).toEqual([])
    const plan = planImport(answers, existing(saved))
    expect(plan).toMatchObject({ changes: [], problems: [] })
    // Totals of energy are no answers.
    expect(plan.same).toBe(answers.length)
    expect(planImport(answers, []).changes.map(({ question, row, after }) => [question, row, after.amount ?? after.value])).toEqual(
      expect.arrayContaining(saved.map(({ question, row, value, amount }) => [question, row, amount ?? value])),
    )
  })

  test('names, shares, units, totals and target years are those of the standard', () => {
    const facts = toVsme(
      [
        figure('gender-pay-gap', '-3.5', 'percent'),
        { ...figure('scope-1-emissions', '2000'), value: '2', unit: 'ktCO2e' },
        figure('scope-1-emissions-target', '8', 'tCO2e', 'base-year'),
        figure('electricity-consumption', '4', 'MWh', 'renewable'),
        figure('electricity-consumption', '6', 'MWh', 'non-renewable'),
        { question: 'subsidiary-address', row: 'Solvanta', value: 'Domkloster 4', unit: null, amount: null },
        { question: 'turnover', row: '', value: null, unit: null, amount: null },
        { question: 'country-of-operations', row: '', value: 'XK', unit: null, amount: null },
      ],
      head,
    ).facts
    const axis = 'IdentifierOfSubsidiaryTypedAxis'
    expect(facts).toEqual(
      expect.arrayContaining([
        { concept: 'PercentageGapInPayBetweenFemaleAndMaleEmployees', dimensions: {}, value: '-0.035' },
        { concept: 'GrossScope1GreenhouseGasEmissions', dimensions: {}, value: '2000', unit: 'utr:tCO2e' },
        {
          concept: 'GrossScope1GreenhouseGasEmissions',
          dimensions: { ReportingScopesAxis: 'vsme:BaselineYearMember' },
          value: '8',
          unit: 'utr:tCO2e',
        },
        { concept: 'EnergyConsumptionFromElectricity', dimensions: {}, value: '10', unit: 'utr:MWh' },
        { concept: 'NameOfTheSubsidiary', dimensions: { [axis]: 'Solvanta' }, value: 'Solvanta' },
      ]),
    )
    expect(facts.filter(({ concept }) => concept === 'Turnover' || concept.startsWith('CountryOfPrimary'))).toEqual([])
  })

  test('a file may name rows, and says nothing where a total has no parts', () => {
    const axis = 'IdentifierOfSubsidiaryTypedAxis'
    const { answers, problems } = fromVsme(
      {
        facts: [
          { concept: 'NameOfTheSubsidiary', dimensions: { [axis]: '1' }, value: 'Solvanta' },
          { concept: 'NameOfTheSubsidiary', dimensions: { [axis]: '2' }, value: 'Solvanta' },
          { concept: 'NameOfTheSubsidiary', dimensions: { [axis]: '3' }, value: 'Only a name' },
          { concept: 'RegisteredAddressOfTheSubsidiary', dimensions: { [axis]: '1' }, value: 'Köln' },
          { concept: 'RegisteredAddressOfTheSubsidiary', dimensions: { [axis]: '2' }, value: 'Lyon' },
          { concept: 'EnergyConsumptionFromFuels', dimensions: {}, value: '5', unit: 'utr:MWh' },
        ],
      },
      new Map([['EnergyConsumptionFromFuels', 'Environmental Disclosures!I14']]),
    )
    expect(answers.map(({ row }) => row)).toEqual(['Solvanta (1)', 'Solvanta (2)'])
    expect(problems.map(({ text, place }) => [text.id, place])).toEqual([
      ['sustainabilityReports.import.noParts', 'Environmental Disclosures!I14'],
      ['sustainabilityReports.import.onlyName', null],
    ])
  })
})

describe('Figures', () => {
  const intensity = questionById('scope-1-2-intensity-location-based')
  const answers = [
    figure('scope-1-emissions', '7', 'tCO2e'),
    figure('scope-2-emissions-location-based', '5', 'tCO2e'),
    figure('turnover', '5000000'),
  ]

  test('of emissions for each euro of turnover are exact', () => {
    expect(followingFigures(answers).find(({ question }) => question === intensity?.id)?.value).toBe('0.0000024')
  })

  test('are recognised although they were rounded', () => {
    if (!intensity) throw new Error('no intensity')
    expect(isFigure(intensity, '0.0000024', '0.0000024')).toBe(true)
    expect(isFigure(intensity, '0.000002', '0.0000024')).toBe(true)
    expect(isFigure(intensity, '0.0000026', '0.0000024')).toBe(false)
    expect(isFigure(intensity, '0.0000121951219512195', '0.0000121951')).toBe(true)
  })
})

describe('Invest Europe', () => {
  const saved = exampleAnswers(({ names }) => names.investEurope !== undefined)

  test('has its 111 fields and the type of a violation, and takes them in without a difference', () => {
    const fields = toInvestEurope(saved, company)
    expect(Object.keys(fields)).toEqual(investEuropeFields)
    expect(investEuropeFields).toHaveLength(112)
    expect(Object.entries(fields).filter(([, text]) => text === '')).toEqual([])
    expect(fields).toMatchObject({
      country_of_domicile: 'DEU',
      high_impact_climate_section_a_agriculture_forestry_fishing: 'no',
      high_impact_climate_section_b_mining_quarrying: 'yes',
      violating_ungp_oecd: 'yes',
      code_of_conduct: 'yes',
    })
    const { answers, unknown } = fromInvestEurope(fields)
    expect(unknown).toEqual([])
    expect(planImport(answers, existing(saved))).toMatchObject({ changes: [], problems: [] })
    expect(planImport(answers, []).changes).toHaveLength(saved.length)
  })

  test('says of wrong values what is wrong', () => {
    const { answers, unknown } = fromInvestEurope({
      total_energy_consumption: '-5',
      gross_revenue: 'a lot',
      code_of_conduct: 'maybe',
      primary_country_of_operations: 'Atlantis',
      high_impact_climate_section_b_mining_quarrying: 'perhaps',
      violating_ungp_oecd: 'yes',
      number_of_tables: '4',
      total_ghg_emissions: '1.5e3',
    })
    expect(unknown).toEqual(['number_of_tables'])
    const { problems, changes } = planImport(answers, [])
    expect(Object.fromEntries(problems.map(({ place, text }) => [place, text.id]))).toEqual({
      total_energy_consumption: 'sustainability.tooSmall',
      gross_revenue: 'sustainability.number',
      code_of_conduct: 'sustainability.yesOrNo',
      primary_country_of_operations: 'sustainability.choice',
      high_impact_climate_section_b_mining_quarrying: 'sustainability.choice',
      violating_ungp_oecd: 'sustainability.choice',
    })
    expect(changes).toMatchObject([{ question: 'total-emissions', after: { value: '1500' } }])
  })

  test('has both codes of every country', () => {
    expect(countryCodes.filter((country) => alpha2Of(alpha3Of(country) ?? '') !== country)).toEqual([])
  })
})
