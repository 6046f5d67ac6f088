import { roomApi } from '#platform/web/api.ts'
import { pageLanguage } from '#platform/web/i18n.ts'
import type { sustainabilityReportsContract } from '../contract.ts'
import type { Format } from '../formats.ts'

export const sustainabilityReports = roomApi<typeof sustainabilityReportsContract>('sustainabilityReports')

export const exportAddress = (organisationId: string, year: number, format: Format): string =>
  `/api/organisations/${organisationId}/sustainability/${year}/export?format=${format}&language=${pageLanguage()}`
