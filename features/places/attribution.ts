/** Where the cities come from. The licence asks that this stands wherever they are used: beside the built list, and on the site. */
export const citiesAttribution = {
  source: 'GeoNames',
  sourceUrl: 'https://www.geonames.org/',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
} as const
