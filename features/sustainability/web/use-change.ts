import { changeHook } from '#platform/web/change-hook.ts'
import { refreshSustainability } from './data.ts'

export const useChange = changeHook(refreshSustainability)
