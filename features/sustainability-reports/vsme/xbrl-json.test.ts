import { existing } from './existing.ts'
import { expect, test } from 'vitest'
import { reportableConcepts } from '#features/sustainability/vsme/taxonomy.ts'
import { comparable, exampleReport } from './example-report.ts'
import { readJson } from './read-json.ts'
import type { VsmeReport } from './report.ts'
import { type JsonReport, writeJson } from './write-json.ts'

const small: VsmeReport = {
  entity: { name: '', scheme: 'http://standards.iso.org/iso/17442', identifier: '529900T8BM49AURSDO55' },
  period: { start: '2025-01-01', end: '2025-12-31' },
  currency: 'EUR',
  language: 'de',
  facts: [
    { concept: 'Turnover', dimensions: {}, value: '1250000.5', unit: 'iso4217:EUR', decimals: -3 },
    { concept: 'NumberOfEmployees', dimensions: {}, value: '48' },
    {
      concept: 'NumberOfEmployeesForCountryOfEmploymentContract',
      dimensions: { CountryOfEmploymentContractAxis: 'country:DE' },
      value: '40',
    },
    { concept: 'GrossScope1GreenhouseGasEmissions', dimensions: {}, value: '12.5', unit: 'utr:tCO2e', footnote: 'Geschätzt' },
    {
      concept: 'GrossScope1GreenhouseGasEmissions',
      dimensions: { ReportingScopesAxis: 'vsme:BaselineYearMember' },
      value: '20',
      unit: 'utr:tCO2e',
    },
    { concept: 'GreenhouseGasEmissionReductionTargetBaseYear', dimensions: {}, value: '2020' },
    {
      concept: 'Scope1AndScope2GreenhouseGasEmissionsIntensityValueLocationBased',
      dimensions: {},
      value: '0.00001',
      unit: 'utr:tCO2e/iso4217:EUR',
    },
    { concept: 'CityOfSite', dimensions: { IdentifierOfSiteTypedAxis: '1' }, value: 'Köln' },
    { concept: 'BasisForReporting', dimensions: {}, value: 'vsme:IndividualMember' },
    { concept: 'NaceSectorClassificationCodes', dimensions: {}, value: ['nace:NACE_C10', 'nace:NACE_A0111'] },
    { concept: 'UndertakingAppliesCircularEconomyPrinciples', dimensions: {}, value: true },
  ],
}

const entity = 'entity:529900T8BM49AURSDO55'
const year = '2025-01-01T00:00:00/2026-01-01T00:00:00'
const yearEnd = '2026-01-01T00:00:00'
const vsme = 'https://xbrl.efrag.org/taxonomy/vsme/2026-05-01/vsme'
const nace = 'https://xbrl.efrag.org/taxonomy/nace/2026-05-01'
const document: JsonReport = {
  documentInfo: {
    documentType: 'https://xbrl.org/2021/xbrl-json',
    namespaces: {
      country: 'https://xbrl.org/2024/iso3166',
      iso4217: 'http://www.xbrl.org/2003/iso4217',
      utr: 'http://www.xbrl.org/2009/utr',
      vsme,
      xbrl: 'https://xbrl.org/2021',
      entity: 'http://standards.iso.org/iso/17442',
    },
    taxonomy: ['https://xbrl.efrag.org/taxonomy/vsme/2026-05-01/vsme-all.xsd'],
    linkTypes: { footnote: 'http://www.xbrl.org/2003/arcrole/fact-footnote' },
    linkGroups: { _: 'http://www.xbrl.org/2003/role/link' },
  },
  facts: {
    f1: { value: '1250000.5', decimals: -3, dimensions: { concept: 'vsme:Turnover', entity, period: year, unit: 'iso4217:EUR' } },
    f2: { value: '48', dimensions: { concept: 'vsme:NumberOfEmployees', entity, period: yearEnd } },
    f3: {
      value: '40',
      dimensions: {
        concept: 'vsme:NumberOfEmployeesForCountryOfEmploymentContract',
        entity,
        period: yearEnd,
        'vsme:CountryOfEmploymentContractAxis': 'country:DE',
      },
    },
    f4: {
      value: '12.5',
      dimensions: { concept: 'vsme:GrossScope1GreenhouseGasEmissions', entity, period: year, unit: 'utr:tCO2e' },
      links: { footnote: { _: ['f4n'] } },
    },
    f5: {
      value: '20',
      dimensions: {
        concept: 'vsme:GrossScope1GreenhouseGasEmissions',
        entity,
        period: '2020-01-01T00:00:00/2021-01-01T00:00:00',
        unit: 'utr:tCO2e',
        'vsme:ReportingScopesAxis': 'vsme:BaselineYearMember',
      },
    },
    f6: { value: '2020', dimensions: { concept: 'vsme:GreenhouseGasEmissionReductionTargetBaseYear', entity, period: yearEnd } },
    f7: {
      value: '0.00001',
      dimensions: {
        concept: 'vsme:Scope1AndScope2GreenhouseGasEmissionsIntensityValueLocationBased',
        entity,
        period: year,
        unit: 'utr:tCO2e/iso4217:EUR',
      },
    },
    f8: {
      value: 'Köln',
      dimensions: { concept: 'vsme:CityOfSite', entity, period: yearEnd, language: 'de', 'vsme:IdentifierOfSiteTypedAxis': '1' },
    },
    f9: { value: `${vsme}#IndividualMember`, dimensions: { concept: 'vsme:BasisForReporting', entity, period: year } },
    f10: {
      value: `${nace}#NACE_A0111 ${nace}#NACE_C10`,
      dimensions: { concept: 'vsme:NaceSectorClassificationCodes', entity, period: yearEnd },
    },
    f11: { value: 'true', dimensions: { concept: 'vsme:UndertakingAppliesCircularEconomyPrinciples', entity, period: year } },
    f4n: { value: 'Geschätzt', dimensions: { concept: 'xbrl:note', noteId: 'f4n', language: 'de' } },
  },
}

test('a report is written as the specification says', () => {
  expect(writeJson(small)).toEqual(document)
})

test('all concepts come back from xBRL-JSON', () => {
  const { report, problems } = readJson(JSON.parse(JSON.stringify(writeJson(exampleReport))))
  expect(problems).toEqual([])
  expect(new Set(existing(report).facts.map(({ concept }) => concept)).size).toBe(reportableConcepts.length)
  expect(comparable(existing(report).facts)).toEqual(comparable(exampleReport.facts))
  expect(report).toMatchObject({
    period: exampleReport.period,
    currency: 'EUR',
    language: 'de',
    entity: { ...exampleReport.entity, name: '' },
  })
})

test('other prefixes and short names of members mean the same', () => {
  const { report, problems } = readJson({
    documentInfo: {
      documentType: 'https://xbrl.org/2021/xbrl-json',
      namespaces: { v: vsme, lei: 'http://standards.iso.org/iso/17442', pure: 'http://www.xbrl.org/2003/instance' },
      taxonomy: document.documentInfo.taxonomy,
    },
    facts: {
      a: { value: 'v:IndividualMember', dimensions: { concept: 'v:BasisForReporting', entity: 'lei:1', period: year } },
      b: { value: '48', decimals: 0, dimensions: { concept: 'v:NumberOfEmployees', entity: 'lei:1', period: yearEnd, unit: 'pure:pure' } },
    },
  })
  expect(problems).toEqual([])
  expect(existing(report).facts).toEqual([
    { concept: 'BasisForReporting', dimensions: {}, value: 'vsme:IndividualMember' },
    { concept: 'NumberOfEmployees', dimensions: {}, value: '48', decimals: 0 },
  ])
})

const changed = (id: string, change: (fact: { value: string | null; dimensions: Record<string, string> }) => void) => {
  const copy = structuredClone(document) as unknown as {
    facts: Record<string, { value: string | null; dimensions: Record<string, string> }>
  }
  change(existing(copy.facts[id]))
  return readJson(copy).problems
}

test.each([
  ['no object', 'text'],
  ['another format', { documentInfo: { documentType: 'https://xbrl.org/2021/xbrl-csv', namespaces: {}, taxonomy: [] }, facts: {} }],
  ['values that are numbers', { ...document, facts: { f1: { value: 5, dimensions: {} } } }],
])('%s is no xBRL-JSON', (_, given) => {
  expect(readJson(given)).toEqual({ problems: [{ id: 'not-xbrl-json' }] })
})

test('other taxonomies are refused by name', () => {
  const withTaxonomy = (taxonomy: string) => readJson({ ...document, documentInfo: { ...document.documentInfo, taxonomy: [taxonomy] } })
  expect(withTaxonomy('https://xbrl.efrag.org/taxonomy/vsme/2025-07-30/vsme-all.xsd')).toEqual({
    problems: [{ id: 'another-taxonomy-version', version: '2025-07-30', expected: '2026-05-01' }],
  })
  expect(withTaxonomy('https://xbrl.efrag.org/taxonomy/esrs/2023-12-22/esrs_all.xsd')).toEqual({
    problems: [{ id: 'another-taxonomy', taxonomy: 'https://xbrl.efrag.org/taxonomy/esrs/2023-12-22/esrs_all.xsd' }],
  })
})

test('what cannot be read has a name', () => {
  expect(changed('f1', (fact) => (fact.dimensions['concept'] = 'vsme:Profit'))).toEqual([
    { id: 'unknown-concept', fact: 'f1', concept: 'vsme:Profit', value: 'vsme:Profit' },
  ])
  expect(changed('f4', (fact) => (fact.dimensions['unit'] = 'utr:MWh'))).toEqual([
    { id: 'unknown-unit', fact: 'f4', concept: 'GrossScope1GreenhouseGasEmissions', value: 'utr:MWh' },
  ])
  expect(changed('f1', (fact) => delete fact.dimensions['unit'])).toMatchObject([{ id: 'unknown-unit', fact: 'f1', value: '' }])
  expect(changed('f2', (fact) => (fact.value = '1e3'))).toMatchObject([{ id: 'invalid-value', fact: 'f2', value: '1e3' }])
  expect(changed('f9', (fact) => (fact.value = `${vsme}#CooperativeMember`))).toMatchObject([{ id: 'invalid-value', fact: 'f9' }])
  expect(changed('f3', (fact) => (fact.dimensions['vsme:CountryOfEmploymentContractAxis'] = 'country:XX'))).toMatchObject([
    { id: 'unknown-member', fact: 'f3', value: 'country:XX' },
  ])
  expect(changed('f8', (fact) => delete fact.dimensions['vsme:IdentifierOfSiteTypedAxis'])).toMatchObject([
    { id: 'invalid-dimension', fact: 'f8' },
  ])
  expect(changed('f1', (fact) => (fact.dimensions['vsme:TypeOfWasteAxis'] = 'waste:W'))).toMatchObject([
    { id: 'invalid-dimension', fact: 'f1' },
  ])
  expect(changed('f2', (fact) => (fact.dimensions['entity'] = 'entity:other'))).toEqual([{ id: 'several-entities' }])
  expect(changed('f1', (fact) => (fact.dimensions['period'] = '2024-01-01T00:00:00/2025-01-01T00:00:00'))).toEqual([
    { id: 'several-periods' },
  ])
  expect(changed('f2', (fact) => (fact.dimensions['period'] = '2025-01-01T00:00:00'))).toEqual([{ id: 'several-periods', fact: 'f2' }])
  expect(changed('f7', (fact) => (fact.dimensions['unit'] = 'utr:tCO2e/iso4217:SEK'))).toEqual([{ id: 'several-currencies' }])
  expect(readJson({ ...document, facts: { ...document.facts, more: { ...document.facts['f1'], value: '2' } } }).problems).toMatchObject([
    { id: 'contradicting-facts', fact: 'more' },
  ])
  expect(readJson({ ...document, facts: { f2: document.facts['f2'] } }).problems).toEqual([{ id: 'no-period' }])
  for (const end of ['2025-02-30', '0000-01-01']) {
    const period = `2025-01-01T00:00:00/${end}T00:00:00`
    const only = { ...document.facts['f1'], dimensions: { ...document.facts['f1']?.dimensions, period } }
    expect(readJson({ ...document, facts: { only } }).problems).toEqual([{ id: 'no-period' }])
  }
  expect(changed('f6', (fact) => (fact.value = '0000'))).toContainEqual(expect.objectContaining({ id: 'invalid-value', fact: 'f6' }))
})
