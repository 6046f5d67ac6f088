import { existing } from './existing.ts'
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { reportableConcepts, vsmeConcept } from '#features/sustainability/vsme/taxonomy.ts'
import { type Archive, pack, unpack } from './archive.ts'
import { comparable, exampleReport } from './example-report.ts'
import { type TemplateProblem, readTemplate } from './read-template.ts'
import { type VsmeFact, type VsmeReport, factKey } from './report.ts'
import { officialTemplate } from './template.ts'
import { readWorkbook } from './workbook.ts'
import { writeTemplate } from './write-template.ts'

const today = '2026-03-01'
let archive: Archive
beforeAll(async () => {
  archive = (await unpack((await officialTemplate()).file, () => true)) as Archive
})

const paths = {
  general: 'xl/worksheets/sheet4.xml',
  environment: 'xl/worksheets/sheet5.xml',
  social: 'xl/worksheets/sheet6.xml',
  governance: 'xl/worksheets/sheet7.xml',
}
type Sheet = keyof typeof paths
type Cells = Partial<Record<Sheet, Record<string, string>>>

const text = (content: string) => ` t="inlineStr"><is><t>${content}</t></is></c>`
const number = (content: string) => `><v>${content}</v></c>`
const formula = (content: string, result = '1') => `><f>${content}</f><v>${result}</v></c>`

/** Fills cells by hand: what follows the style of the cell. */
async function filled(cells: Cells, more: Record<string, string | null> = {}): Promise<Buffer> {
  // Without the sheets of lists and translations, and without the formats: compressing them takes most of the time.
  const parts = new Map([...archive].filter(([name]) => !/sheet(?:9|1[0-6])\.xml$|styles|theme|media|printer|calcChain/u.test(name)))
  for (const [sheet, contents] of Object.entries(cells)) {
    let xml = existing(parts.get(paths[sheet as Sheet])).toString()
    for (const [at, content] of Object.entries(contents)) {
      const cell = new RegExp(`(<c r="${at}"(?: s="\\d+")?)[^>]*?(?:/>|>.*?</c>)`, 'su')
      if (!cell.test(xml)) throw new Error(`There is no cell ${at}`)
      xml = xml.replace(cell, (_, start: string) => start + content)
    }
    parts.set(paths[sheet as Sheet], Buffer.from(xml))
  }
  for (const [name, content] of Object.entries(more)) {
    if (content === null) parts.delete(name)
    else parts.set(name, Buffer.from(content))
  }
  return pack(parts)
}

const byCell = (a: TemplateProblem, b: TemplateProblem) => {
  const [left = '', right] = [a, b].map(({ cell }) => `${cell?.sheet} ${cell?.address}`)
  return left.localeCompare(right ?? '', 'en', { numeric: true })
}

const head: Cells['general'] = {
  D3: text('Muster GmbH'),
  D4: text('LEI'),
  E4: text('529900T8BM49AURSDO55'),
  D5: text('EUR'),
  D6: number('2025'),
  D7: number('1'),
  D8: number('1'),
  D10: number('2025'),
  D11: number('12'),
  D12: number('31'),
}

async function problemsOf(cells: Cells) {
  const { problems } = await readTemplate(await filled({ ...cells, general: { ...head, ...cells.general } }), { today })
  return problems
}

describe('a filled template', () => {
  test('is read with its units, choices and rows', async () => {
    const file = await filled({
      general: {
        ...head,
        E125: text('Option A (Basic Module only)'),
        E179: text('Sustainability report prepared on an individual basis'),
        E180: text('cooperative'),
        E182: text('NACE A - 01.11 Growing of cereals, other than rice, leguminous crops and oil seeds'),
        E183: text('NACE C - MANUFACTURING'),
        E283: number('1250000.5'),
        E284: number('48'),
        E22: text('B5 – Biodiversität'),
        D406: text('Domkloster 4'),
        E406: number('50667'),
        G406: text('Germany'),
        D512: ' t="b"><v>1</v></c>',
        M512: ' t="b"><v>1</v></c>',
      },
      environment: {
        G12: number('0.28999999999999998'),
        D22: number('1.0000000000000001E-5'),
        D80: text('Asbestos'),
        C78: text('kilograms (kg)'),
        G80: number('3'),
        D323: text('    01 01 01 - Non-Hazardous - Wastes from mineral metalliferous excavation'),
        G323: text('cubic meters (m3)'),
        J323: number('4'),
        C188: number('1'),
        C186: text('squared meters (m2)'),
        G188: number('900'),
        J188: ' t="b"><v>1</v></c>',
      },
      social: {
        D150: formula('x', '0.125').replace('<f>x</f>', '<f>D148</f>'),
        D190: ' t="b"><v>1</v></c>',
        C29: text('Germany'),
        E29: number('48'),
      },
    })
    const { report, problems } = await readTemplate(file, { today })
    expect(problems).toEqual([])
    expect(report).toMatchObject({
      entity: { name: 'Muster GmbH', scheme: 'http://standards.iso.org/iso/17442', identifier: '529900T8BM49AURSDO55' },
      period: { start: '2025-01-01', end: '2025-12-31' },
      currency: 'EUR',
      language: 'en',
    })
    const waste = 'waste:W-010101-Non-Hazardous-WastesFromMineralMetalliferousExcavationMember'
    const site = { IdentifierOfSiteTypedAxis: '1' }
    const expected: VsmeFact[] = [
      { concept: 'BasisForPreparation', dimensions: {}, value: 'vsme:OptionABasicModuleOnlyMember' },
      { concept: 'BasisForReporting', dimensions: {}, value: 'vsme:IndividualMember' },
      { concept: 'UndertakingsLegalForm', dimensions: {}, value: 'vsme:CooperativeMember' },
      { concept: 'NaceSectorClassificationCodes', dimensions: {}, value: ['nace:NACE_A0111', 'nace:NACE_C'] },
      { concept: 'Turnover', dimensions: {}, value: '1250000.5', unit: 'iso4217:EUR' },
      { concept: 'NumberOfEmployees', dimensions: {}, value: '48' },
      {
        concept: 'ListOfDisclosuresForWhichNoChangesAreReportedComparedToThePreviousPeriodReporting',
        dimensions: {},
        value: ['vsme:B5-BiodiversityMember'],
      },
      { concept: 'AddressOfSite', dimensions: site, value: 'Domkloster 4' },
      { concept: 'PostalCodeOfSite', dimensions: site, value: '50667' },
      { concept: 'CountryOfSite', dimensions: site, value: 'country:DE' },
      {
        concept: 'SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative',
        dimensions: {},
        value: ['vsme:BusinessConductMember', 'vsme:ClimateChangeMember'],
      },
      {
        concept: 'EnergyConsumptionFromElectricity',
        dimensions: { BreakdownOfEnergyConsumptionAxis: 'vsme:RenewableEnergyMember' },
        value: '0.29',
        unit: 'utr:MWh',
      },
      { concept: 'GrossScope1GreenhouseGasEmissions', dimensions: {}, value: '0.00001', unit: 'utr:tCO2e' },
      { concept: 'AmountOfEmissionToAir', dimensions: { TypeOfPollutantAxis: 'vsme:AsbestosMember' }, value: '3', unit: 'utr:kg' },
      { concept: 'WasteDivertedToRecycleOrReuseVolume', dimensions: { TypeOfWasteAxis: waste }, value: '4', unit: 'utr:m3' },
      { concept: 'AreaOfSiteInBiodiversitySensitiveArea', dimensions: site, value: '900', unit: 'utr:sqm' },
      { concept: 'SiteLocatedInABiodiversitySensitiveArea', dimensions: site, value: true },
      { concept: 'SiteLocatedNearABiodiversitySensitiveArea', dimensions: site, value: false },
      { concept: 'PercentageGapInPayBetweenFemaleAndMaleEmployees', dimensions: {}, value: '0.125' },
      { concept: 'TypeOfHumanRightRelatedToTheConfirmedIncident', dimensions: {}, value: ['vsme:OtherContentMember'] },
      {
        concept: 'NumberOfEmployeesForCountryOfEmploymentContract',
        dimensions: { CountryOfEmploymentContractAxis: 'country:DE' },
        value: '48',
      },
      // What the blank template says already.
      { concept: 'EmployeesReceivePayEqualOrAboveMinimumWageDeterminedByNationalLawOrCollectiveAgreement', dimensions: {}, value: true },
      { concept: 'ReportContainsDisclosuresFromThePreviousReportingPeriodThatRemainUnchanged', dimensions: {}, value: false },
      { concept: 'ListOfOmittedDisclosuresDeemedToBeClassifiedOrSensitiveInformation', dimensions: {}, value: [] },
    ]
    expect(comparable(existing(report).facts)).toEqual(comparable(expected))
  })

  test('says of each cell why it cannot be read', async () => {
    const problems = await problemsOf({
      general: { E283: formula('1+1'), E284: text('about 50'), E180: text('Club'), D4: text('VAT'), D5: '/>' },
      environment: {
        D303: number('-1'),
        G188: number('1'),
        C186: text('hectares (ha)'),
        D298: number('1'),
        D80: text('Asbestos'),
        G80: number('1'),
        C78: text('football fields'),
        G21: text('soon'),
        D62: ' t="str"><f>I59</f><v>2027-02-30</v></c>',
      },
      social: {
        D137: ' t="e"><f>1/0</f><v>#DIV/0!</v></c>',
        D152: formula('D151', '1.5'),
        C29: text('Atlantis'),
        E29: number('1'),
        E30: number('1'),
      },
    })
    const at = (sheet: string, address: string) => ({ cell: { sheet, address } })
    const [general, environment, social] = ['General Information', 'Environmental Disclosures', 'Social Disclosures'] as const
    expect(problems.toSorted(byCell)).toEqual([
      { id: 'unknown-unit', text: 'football fields', concept: 'AmountOfEmissionToAir', ...at(environment, 'C78') },
      { id: 'missing-identifier', concept: 'AreaOfSiteInBiodiversitySensitiveArea', ...at(environment, 'C188') },
      { id: 'missing-unit', concept: 'TotalUseOfLand', ...at(environment, 'C293') },
      { id: 'not-a-date', text: '2027-02-30', concept: expect.stringMatching(/^DateOfAdoption/u) as string, ...at(environment, 'D62') },
      { id: 'negative', value: '-1', concept: 'TotalAmountOfWaterWithdrawnFromAllSites', ...at(environment, 'D303') },
      { id: 'not-a-year', text: 'soon', concept: 'GreenhouseGasEmissionReductionTargetBaseYear', ...at(environment, 'G21') },
      { id: 'unknown-scheme', text: 'VAT', ...at(general, 'D4') },
      { id: 'missing-currency', ...at(general, 'D5') },
      { id: 'unknown-choice', text: 'Club', concept: 'UndertakingsLegalForm', ...at(general, 'E180') },
      { id: 'unexpected-formula', concept: 'Turnover', ...at(general, 'E283') },
      { id: 'not-a-number', text: 'about 50', concept: 'NumberOfEmployees', ...at(general, 'E284') },
      { id: 'unknown-choice', text: 'Atlantis', concept: 'NumberOfEmployeesForCountryOfEmploymentContract', ...at(social, 'C29') },
      { id: 'missing-member', concept: 'NumberOfEmployeesForCountryOfEmploymentContract', ...at(social, 'C30') },
      { id: 'failed-formula', concept: 'EmployeeTurnoverRate', ...at(social, 'D137') },
      {
        id: 'share-above-100',
        value: '1.5',
        concept: 'PercentageOfEmployeesCoveredByCollectiveBargainingAgreements',
        ...at(social, 'D152'),
      },
    ])
  })

  test('is about a period that has ended', async () => {
    expect(await problemsOf({ general: { D10: number('2026') } })).toMatchObject([{ id: 'period-in-future', end: '2026-12-31' }])
    expect(await problemsOf({ general: { D10: number('2024') } })).toMatchObject([
      { id: 'period-reversed', start: '2025-01-01', end: '2024-12-31' },
    ])
  })

  test('that is another version, or none, is refused', async () => {
    const strings = existing(archive.get('xl/sharedStrings.xml')).toString()
    const other = await filled({}, { 'xl/sharedStrings.xml': strings.replace('>1.3.0<', '>1.2.0<') })
    expect(await readTemplate(other, { today })).toEqual({
      problems: [{ id: 'another-template-version', version: '1.2.0', expected: '1.3.0' }],
    })
    const workbook = existing(archive.get('xl/workbook.xml')).toString()
    const none = await filled({}, { 'xl/workbook.xml': workbook.replace(/<definedNames>.*<\/definedNames>/su, '') })
    expect(await readTemplate(none, { today })).toEqual({ problems: [{ id: 'not-a-vsme-template' }] })
    const lost = await filled(
      { general: head },
      { 'xl/workbook.xml': workbook.replace(/<definedName name="Turnover">[^<]*/u, '<definedName name="Turnover">#REF!') },
    )
    expect((await readTemplate(lost, { today })).problems).toEqual([{ id: 'missing-cells', concept: 'Turnover' }])
  })

  test('in a file that cannot be read is refused', async () => {
    const problem = async (file: Buffer) => (await readTemplate(file, { today })).problems
    const { file } = await officialTemplate()
    expect(await problem(Buffer.from('PK but no archive'))).toEqual([{ id: 'broken-file' }])
    expect(await problem(file.subarray(0, 300_000))).toEqual([{ id: 'broken-file' }])
    expect(await problem(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]))).toEqual([
      { id: 'password-protected' },
    ])
    expect(await problem(Buffer.alloc(10_000_001))).toEqual([{ id: 'file-too-large' }])
    expect(await problem(await filled({}, { 'xl/media/bomb.bin': '0'.repeat(25_000_000) }))).toEqual([{ id: 'file-too-large' }])
    const lying = await filled({}, { 'xl/worksheets/lying.xml': '0'.repeat(100_000) })
    // What the archive declares about the last entry of this name: its size after unpacking.
    lying.writeUInt32LE(1_000, lying.lastIndexOf('xl/worksheets/lying.xml') - 46 + 24)
    expect(await problem(lying)).toEqual([{ id: 'broken-file' }])
    expect(await problem(await filled({}, { 'xl/vbaProject.bin': 'macros' }))).toEqual([{ id: 'macro-workbook' }])
    expect(await problem(await filled({}, { 'xl/workbook.xml': null }))).toEqual([{ id: 'not-a-workbook' }])
    expect(await problem(await filled({}, { 'xl/sharedStrings.xml': '<sst><si>' }))).toEqual([{ id: 'broken-file' }])
    const entities = '<!DOCTYPE x [<!ENTITY a "aaaa">]><sst><si><t>&a;</t></si></sst>'
    expect(await problem(await filled({}, { 'xl/sharedStrings.xml': entities }))).toEqual([{ id: 'broken-file' }])
  })
})

describe('a written template', () => {
  test('holds all concepts', async () => {
    const { file, problems } = await writeTemplate(exampleReport)
    expect(problems).toEqual([])
    const read = await readTemplate(file, { today })
    expect(read.problems).toEqual([])
    expect(new Set(existing(read.report).facts.map(({ concept }) => concept)).size).toBe(reportableConcepts.length)
    expect(comparable(existing(read.report).facts)).toEqual(comparable(exampleReport.facts))
    expect({ ...read.report, facts: [] }).toEqual({ ...exampleReport, facts: [] })
  })

  test('differs from the blank one in the cells of the report only', async () => {
    const facts: VsmeFact[] = [
      { concept: 'Turnover', dimensions: {}, value: '5', unit: 'iso4217:EUR' },
      { concept: 'GrossScope1GreenhouseGasEmissions', dimensions: {}, value: '1500', unit: 'utr:kgCO2e' },
      { concept: 'GrossLocationBasedScope2GreenhouseGasEmissions', dimensions: {}, value: '2', unit: 'utr:tCO2e' },
      { concept: 'TotalGrossLocationBasedScope1AndScope2GHGEmissions', dimensions: {}, value: '3.50', unit: 'utr:tCO2e' },
      { concept: 'EmployeeTurnoverRate', dimensions: {}, value: '0.1' },
    ]
    const { file } = await writeTemplate({ ...exampleReport, facts })
    const written = (await unpack(file, () => true)) as Archive
    const hash = (content: Buffer | undefined) =>
      createHash('sha256')
        .update(content ?? '')
        .digest('hex')
    const changed = [...archive.keys()].filter((name) => hash(archive.get(name)) !== hash(written.get(name)))
    expect(changed.toSorted()).toEqual([
      '[Content_Types].xml',
      'xl/_rels/workbook.xml.rels',
      'xl/calcChain.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
      'xl/worksheets/sheet4.xml',
      'xl/worksheets/sheet5.xml',
      'xl/worksheets/sheet6.xml',
    ])
    expect(written.has('xl/calcChain.xml')).toBe(false)
    const cells = (xml: Buffer) =>
      new Map([...xml.toString().matchAll(/<c r="([A-Z]+\d+)".*?(?:\/>|<\/c>)/gsu)].map(([whole, at]) => [existing(at), whole]))
    const outside = (xml: Buffer) => xml.toString().replaceAll(/<c r="[A-Z]+\d+"[^>]*?(?:\/>|>.*?<\/c>)/gsu, '')
    const differences = [1, 4, 5, 6].map((sheet) => {
      const path = `xl/worksheets/sheet${sheet}.xml`
      expect(outside(existing(written.get(path)))).toBe(outside(existing(archive.get(path))))
      const before = cells(existing(archive.get(path)))
      return [...cells(existing(written.get(path)))].filter(([at, cell]) => before.get(at) !== cell).map(([at]) => at)
    })
    // E21 and D147 would answer what nobody has answered.
    expect(differences).toEqual([
      ['G7'],
      ['D3', 'D4', 'E4', 'D5', 'D6', 'D7', 'D8', 'D9', 'D10', 'D11', 'D12', 'D13', 'E21', 'E283'],
      ['D22', 'D23', 'D25'],
      ['D137', 'D147'],
    ])
    // A sum that is right stays a formula; a share whose parts are not in the report becomes a figure.
    expect(cells(existing(written.get('xl/worksheets/sheet5.xml'))).get('D25')).toMatch(
      /<f>IF\(AND\(D22="",D23=""\),"-",SUM\(D22,D23\)\)<\/f><v>3.5<\/v>/u,
    )
    expect(cells(existing(written.get('xl/worksheets/sheet6.xml'))).get('D137')).not.toContain('<f>')
    expect(existing(written.get('xl/workbook.xml')).toString()).toContain('<calcPr fullCalcOnLoad="1" calcId="191028"/>')
  })

  test('converts units exactly, and holds mass beside volume', async () => {
    const waste = { TypeOfWasteAxis: 'waste:W-010101-Non-Hazardous-WastesFromMineralMetalliferousExcavationMember' }
    const facts: VsmeFact[] = [
      { concept: 'TotalEnergyConsumption', dimensions: {}, value: '1234.5', unit: 'utr:kWh' },
      { concept: 'WasteDivertedToRecycleOrReuseMass', dimensions: waste, value: '0.3', unit: 'utr:t' },
      { concept: 'WasteDirectedToDisposalMass', dimensions: waste, value: '70', unit: 'utr:kg' },
      { concept: 'WasteDirectedToDisposalVolume', dimensions: waste, value: '250', unit: 'utr:l' },
      { concept: 'TotalUseOfLand', dimensions: {}, value: '2.5', unit: 'utr:ha' },
      { concept: 'TotalSealedArea', dimensions: {}, value: '900', unit: 'utr:sqm' },
      { concept: 'TotalMassOfMaterialUsed', dimensions: {}, value: '1.5', unit: 'utr:t' },
      { concept: 'TotalWasteGeneratedMass', dimensions: {}, value: '0.37', unit: 'utr:t' },
    ]
    const { file, problems } = await writeTemplate({ ...exampleReport, facts })
    expect(problems).toEqual([])
    const { report } = await readTemplate(file, { today })
    const read = comparable(existing(report).facts)
    const quantities = facts.map((fact) => read[factKey(fact.concept, fact.dimensions)]).map((fact) => [fact?.value, fact?.unit])
    expect(quantities).toEqual([
      ['1.2345', 'utr:MWh'],
      ['300', 'utr:kg'],
      ['70', 'utr:kg'],
      ['0.25', 'utr:m3'],
      ['25000', 'utr:sqm'],
      ['900', 'utr:sqm'],
      ['1500', 'utr:kg'],
      ['0.37', 'utr:t'],
    ])
  })

  test('names what it cannot hold', async () => {
    const problems = async (facts: VsmeFact[], more: Partial<VsmeReport> = {}) =>
      (await writeTemplate({ ...exampleReport, facts, ...more })).problems
    const sites = Array.from({ length: 101 }, (_, index) => ({
      concept: 'CityOfSite',
      dimensions: { IdentifierOfSiteTypedAxis: `s${index}` },
      value: 'Köln',
    }))
    const incident = 'TypeOfHumanRightRelatedToTheConfirmedIncident'
    const omitted = 'ListOfOmittedDisclosuresDeemedToBeClassifiedOrSensitiveInformation'
    const waste = {
      TypeOfWasteAxis:
        existing(existing(vsmeConcept('WasteDirectedToDisposalMass')).dimension).kind === 'explicit'
          ? existing(existing(exampleReport.facts.find((fact) => fact.dimensions['TypeOfWasteAxis'])).dimensions['TypeOfWasteAxis'])
          : '',
    }
    expect(await problems(sites)).toEqual([{ id: 'too-many-rows', concept: 'CityOfSite', count: 101, room: 100 }])
    expect(
      await problems([
        { concept: 'Profit', dimensions: {}, value: '1' },
        { concept: 'Turnover', dimensions: {}, value: '1', unit: 'iso4217:SEK' },
        { concept: 'Assets', dimensions: {}, value: '12345678901234567.8', unit: 'iso4217:EUR' },
        { concept: 'DescriptionOfMainBusinessRelationships', dimensions: {}, value: 'x'.repeat(40_000) },
        { concept: 'AmountOfEmissionToAir', dimensions: {}, value: '5', unit: 'utr:t' },
        { concept: 'WasteDirectedToDisposalMass', dimensions: waste, value: '1', unit: 'utr:t' },
        { concept: 'TotalWasteRecycledReusedAndDirectedToDisposalMass', dimensions: waste, value: '2', unit: 'utr:t' },
        { concept: incident, dimensions: {}, value: ['vsme:AccidentPreventionMember'] },
        { concept: omitted, dimensions: {}, value: ['vsme:B5-BiodiversityMember'] },
      ]),
    ).toEqual([
      { id: 'unknown-concept', concept: 'Profit', value: '1' },
      { id: 'another-currency', concept: 'Turnover', value: 'iso4217:SEK' },
      { id: 'too-precise', concept: 'Assets', value: '12345678901234567.8' },
      { id: 'text-too-long', concept: 'DescriptionOfMainBusinessRelationships', value: '40000' },
      { id: 'not-in-template', concept: 'AmountOfEmissionToAir', value: '5' },
      { id: 'differs-from-sum', concept: 'TotalWasteRecycledReusedAndDirectedToDisposalMass', value: '2' },
      { id: 'not-in-template', concept: incident, value: 'vsme:AccidentPreventionMember' },
      { id: 'not-in-template', concept: omitted, value: 'vsme:B5-BiodiversityMember' },
    ])
    expect(await problems([], { language: 'sv', entity: { ...exampleReport.entity, scheme: 'https://example.org' } })).toEqual([
      { id: 'unknown-scheme', value: 'https://example.org' },
      { id: 'unknown-language', value: 'sv' },
    ])
  })

  test('shows its choices in the language of the report', async () => {
    const concept = 'ListOfDisclosuresForWhichNoChangesAreReportedComparedToThePreviousPeriodReporting'
    const { choices } = await officialTemplate()
    const domain = existing(existing(vsmeConcept(concept)).domain)
    for (const language of ['en', 'da', 'nl', 'fr', 'de', 'ga', 'it', 'lt', 'pl', 'pt', 'sl', 'es']) {
      for (const member of domain) expect(choices.memberOf(choices.textOf(concept, member, domain, language), domain)).toBe(member)
    }
    const facts = [{ concept, dimensions: {}, value: ['vsme:B1-BasisForPreparationMember'] }]
    const { file } = await writeTemplate({ ...exampleReport, facts })
    const workbook = await readWorkbook(file)
    if (typeof workbook === 'string') throw new Error(workbook)
    expect(workbook.cell('General Information', 'E22').value).toBe('B1 - Grundlagen für die Erstellung')
  })
})
