import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { recordAct } from '#features/operators/server/index.ts'
import type { JoiningRules } from '../rules-contract.ts'
import { acts, modeNames } from './acts.ts'
import { queueAdmission } from './applications.ts'
import { joiningChanged } from './live.ts'
import { writeSettings } from './settings.ts'

/** When the community opens, those who wait are admitted by a job. @returns the new version @throws Refusal changedMeanwhile */
export const saveRules = (services: Services, actor: Actor, rules: JoiningRules, version: number): Promise<number> =>
  services.database.transaction(async (tx) => {
    const written = await writeSettings(tx, 'rules', rules, version)
    await recordAct(tx, actor.id, acts.rules, modeNames[rules.mode])
    if (rules.mode === 'open') await queueAdmission(services, tx)
    services.live.tellAfter(tx, joiningChanged)
    return written
  })
