import { consolePath, dashboardPath } from '#platform/paths.ts'

/** The console, on which the community is run. */
export const operatorsPath = () => `${dashboardPath()}/operators`
export const rolesPath = () => consolePath('roles')
export const actsPath = () => consolePath('log')
