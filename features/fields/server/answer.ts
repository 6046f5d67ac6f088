import { Refusal, problems } from '#platform/problems.ts'
import { isForeignKeyViolation } from '#platform/server/database/errors.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { members } from '#features/members/server/index.ts'
import { recordAct } from '#features/operators/server/index.ts'
import type { FieldValuesInput } from '../contract.ts'
import type { FieldValues, Subject } from '../vocabulary.ts'
import { saveStaffValues, valuesOf } from './values.ts'

interface Filled {
  subject: Subject
  id: string
  values: FieldValuesInput
}

/** Fills in fields that only staff see. @returns the answers that the actor sees @throws Refusal notFound, and for invalid answers */
export async function answerForStaff({ database }: Services, actor: Actor, { subject, id, values }: Filled): Promise<FieldValues> {
  return database.transaction(async (tx) => {
    const fields = await saveStaffValues(tx, { subject, id }, values).catch((error: unknown) => {
      // There is no such member or organisation.
      if (isForeignKeyViolation(error)) throw new Refusal(problems.notFound)
      throw error
    })
    if (fields.length > 0) {
      const member = await tx.selectFrom(members.as('u')).select('u.full_name').where('u.id', '=', id).executeTakeFirst()
      const labels = fields.map(({ label, language }) => label[language])
      await recordAct(tx, actor.id, act, { all: [...(member ? [member.full_name] : []), ...labels], joined: 'dot' }, '', member && id)
    }
    return (await valuesOf(tx, actor, { subject, ids: [id], own: [] })).get(id) ?? {}
  })
}

const act = /*i18n*/ { id: 'act.fields.filled', message: 'Filled in: {about}' }
