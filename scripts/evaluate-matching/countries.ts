/** ISO 3166-1, the countries of Europe: only there does the product know regions. */
// prettier-ignore
const european: Readonly<Record<string, string>> = {
  ALB: 'AL', AND: 'AD', ARM: 'AM', AUT: 'AT', AZE: 'AZ', BEL: 'BE', BGR: 'BG', BIH: 'BA', BLR: 'BY', CHE: 'CH', CYP: 'CY', CZE: 'CZ', DEU: 'DE',
  DNK: 'DK', ESP: 'ES', EST: 'EE', FIN: 'FI', FRA: 'FR', GBR: 'GB', GEO: 'GE', GRC: 'GR', HRV: 'HR', HUN: 'HU', IRL: 'IE', ISL: 'IS', ITA: 'IT',
  LIE: 'LI', LTU: 'LT', LUX: 'LU', LVA: 'LV', MCO: 'MC', MDA: 'MD', MKD: 'MK', MLT: 'MT', MNE: 'ME', NLD: 'NL', NOR: 'NO', POL: 'PL', PRT: 'PT',
  ROM: 'RO', ROU: 'RO', RUS: 'RU', SMR: 'SM', SRB: 'RS', SVK: 'SK', SVN: 'SI', SWE: 'SE', TUR: 'TR', UKR: 'UA',
}

/** The two-letter code of a three-letter one; countries outside Europe keep the three letters, which serve as well to tell them apart. */
export const alpha2 = (alpha3: string) => european[alpha3] ?? alpha3
