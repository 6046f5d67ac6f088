import { changeHook } from '#platform/web/change-hook.ts'
import { refreshOrganisations } from './data.ts'

export const useChange = changeHook(refreshOrganisations)
