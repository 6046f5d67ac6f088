/** ISO 3166-1 codes of European countries: the product has regions only for these. */
// prettier-ignore
const european: Readonly<Record<string, string>> = {
  ALB: 'AL', AND: 'AD', ARM: 'AM', AUT: 'AT', AZE: 'AZ', BEL: 'BE', BGR: 'BG', BIH: 'BA', BLR: 'BY', CHE: 'CH', CYP: 'CY', CZE: 'CZ', DEU: 'DE',
  DNK: 'DK', ESP: 'ES', EST: 'EE', FIN: 'FI', FRA: 'FR', GBR: 'GB', GEO: 'GE', GRC: 'GR', HRV: 'HR', HUN: 'HU', IRL: 'IE', ISL: 'IS', ITA: 'IT',
  LIE: 'LI', LTU: 'LT', LUX: 'LU', LVA: 'LV', MCO: 'MC', MDA: 'MD', MKD: 'MK', MLT: 'MT', MNE: 'ME', NLD: 'NL', NOR: 'NO', POL: 'PL', PRT: 'PT',
  ROM: 'RO', ROU: 'RO', RUS: 'RU', SMR: 'SM', SRB: 'RS', SVK: 'SK', SVN: 'SI', SWE: 'SE', TUR: 'TR', UKR: 'UA',
}

/** The two-letter code of a three-letter one; countries outside Europe keep three letters, which distinguish them just as well. */
export const alpha2 = (alpha3: string) => european[alpha3] ?? alpha3
