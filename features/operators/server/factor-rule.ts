import { Refusal } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { members, requireStaffFactor, requiresStaffFactor } from '#features/members/server/index.ts'
import { operatorProblems } from '../problems.ts'
import { recordAct } from './acts.ts'
import { roleChanged } from './live.ts'

const lackingFactor = (reader: Reader) =>
  reader.selectFrom(members.as('u')).where('u.role', '<>', 'member').where('u.second_factor_at', 'is', null)

/** Whether those with a role need a second factor, and how many of them have none. */
export async function factorRule(reader: Reader): Promise<{ is_required: boolean; lacking: number }> {
  const [is_required, { lacking }] = await Promise.all([
    requiresStaffFactor(reader),
    lackingFactor(reader)
      .select(({ fn }) => fn.countAll<number>().as('lacking'))
      .executeTakeFirstOrThrow(),
  ])
  return { is_required, lacking }
}

/** Those with a role and without a factor have no powers as long as it is required. @throws Refusal ownFactorFirst */
export async function setFactorRule({ database, live }: Services, actor: Actor, isRequired: boolean): Promise<void> {
  await database.transaction(async (tx) => {
    const own = await tx.selectFrom(members.as('u')).select('u.second_factor_at').where('u.id', '=', actor.id).executeTakeFirst()
    if (isRequired && !own?.second_factor_at) throw new Refusal(operatorProblems.ownFactorFirst)
    if (!(await requireStaffFactor(tx, isRequired))) return
    await recordAct(tx, actor.id, isRequired ? acts.required : acts.optional, '')
    for (const { id } of await lackingFactor(tx).select('u.id').execute()) live.tellAfter(tx, roleChanged(id))
  })
}

const acts = {
  required: { .../*i18n*/ { id: 'act.operators.factorRequired', message: 'Required a second factor of those with a role' } },
  optional: { .../*i18n*/ { id: 'act.operators.factorOptional', message: 'Made the second factor optional for those with a role' } },
}
