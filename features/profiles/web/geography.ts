import type { CountryCode } from '#features/places/countries.ts'
import { type Region, regions } from '../vocabulary.ts'

/** Tells the regions of an investor's geography from its single countries. */
export const isRegion = (place: Region | CountryCode): place is Region => regions.some((region) => region === place)
