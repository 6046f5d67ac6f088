import { settingsOf } from '#features/community/server/index.ts'
import { missingDetails } from '#features/legal/filled-in.ts'
import { type Check, isTrial } from './check.ts'

export const legalCheck: Check = async (services) => {
  const { settings } = await settingsOf(services)
  const missing = missingDetails(settings)
  const toDo = isTrial(services.configuration) ? 'trial' : 'toDo'
  if (missing.length > 0) return { state: toDo, finding: 'legal.missing', facts: { missing } }
  return settings.legal_confirmed ? { state: 'done', finding: 'legal.good' } : { state: toDo, finding: 'legal.unconfirmed' }
}
