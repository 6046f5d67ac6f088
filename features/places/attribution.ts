/** Source of the city data. The licence requires this attribution wherever the data is used: in the built file and on the site. */
export const citiesAttribution = {
  source: 'GeoNames',
  sourceUrl: 'https://www.geonames.org/',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
} as const
