import { expect, test } from 'vitest'
import { memberLabel, reportableConcepts, vsmeConcept, vsmeNamespaces, vsmeTypes } from './taxonomy.ts'

test('the taxonomy knows 143 concepts, each with a label in four languages, a type and a module', () => {
  expect(reportableConcepts).toHaveLength(143)
  for (const { labels, type, modules, paragraph } of reportableConcepts) {
    expect(Object.keys(labels).toSorted((a, b) => a.localeCompare(b))).toEqual(['de', 'en', 'es', 'fr'])
    expect(vsmeTypes).toContain(type)
    expect(modules.length).toBeGreaterThan(0)
    expect(paragraph).not.toBe('')
  }
})

test('a concept says where it comes from and what it is broken down by', () => {
  expect(vsmeConcept('Turnover')).toEqual({
    name: 'Turnover',
    type: 'monetary',
    period: 'duration',
    labels: { en: 'Turnover', de: 'Umsatzerlöse', fr: "Chiffre d'affaires", es: 'Volumen de negocio' },
    modules: ['basic'],
    number: 'B1',
    paragraph: '24(e)(iv)',
  })
  expect(vsmeConcept('CityOfSite')?.dimension).toEqual({ kind: 'typed', axis: 'IdentifierOfSiteTypedAxis' })
  expect(vsmeConcept('GrossScope1GreenhouseGasEmissions')?.dimension).toEqual({
    kind: 'explicit',
    axis: 'ReportingScopesAxis',
    members: ['vsme:CurrentlyStatedMember', 'vsme:BaselineYearMember', 'vsme:TargetYearMember'],
    default: 'vsme:CurrentlyStatedMember',
  })
  expect(vsmeConcept('constructor')).toBeUndefined()
})

test('all members have labels', () => {
  const members = reportableConcepts.flatMap(({ domain = [], dimension }) => [
    ...domain,
    ...(dimension?.kind === 'explicit' ? dimension.members : []),
  ])
  for (const member of members) {
    expect(memberLabel(member, 'en'), member).toMatch(/\S/u)
    expect(vsmeNamespaces).toHaveProperty(member.slice(0, member.indexOf(':')))
  }
  expect(memberLabel('vsme:RenewableEnergyMember', 'fr')).toBe('Énergie renouvelable')
  expect(memberLabel('nace:NACE_A0111', 'de')).toBe('A - 01.11 Growing of cereals, other than rice, leguminous crops and oil seeds')
})
