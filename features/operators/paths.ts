import { dashboardPath } from '#platform/paths.ts'

export const operatorsPath = () => `${dashboardPath()}/operators`
