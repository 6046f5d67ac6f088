/** Why something that a framework reports is not a question. */
interface NotAsked {
  readonly name: string
  readonly because: string
}

/** Concepts of the VSME taxonomy without a question. */
export const vsmeNotAsked: readonly NotAsked[] = [
  { name: 'NameOfTheSubsidiary', because: 'Subsidiaries are rows: the name of the row is the name of the subsidiary.' },
  { name: 'NameOfMaterialUsed', because: 'Materials are rows: the name of the row is the name of the material.' },
]

/** Fields of Invest Europe's format without a question. */
export const investEuropeNotAsked: readonly NotAsked[] = [
  { name: 'company_name', because: "The organisation's page has its name." },
  { name: 'business_identification_number', because: "The organisation's page has its LEI and registry number." },
  { name: 'business_identification_number_system', because: 'It follows from the number on the page: LEI, or the registry of a country.' },
  { name: 'country_of_domicile', because: "The organisation's page has the country of its registry and of its seat." },
  { name: 'currency', because: 'All amounts of an answer set are in the currency chosen for it.' },
]
