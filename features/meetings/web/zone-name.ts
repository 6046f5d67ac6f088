import { readerZone } from '#platform/web/reader.ts'
import { cityName } from '#features/places/web/index.ts'

/** A zone in words: 'Lisbon'. */
export const zoneName = (zone = readerZone()): string => cityName(zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone)
