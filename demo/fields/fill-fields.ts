import type { Services } from '#platform/server/services.ts'
import type { DemoMember } from '../member.ts'
import type { DemoOrganisation } from '../organisations/plan-organisations.ts'
import { answersOfMember, answersOfOrganisation, demoFields } from './plan-fields.ts'

/** Creates fields of the community's own, with the answers of many members and organisations. */
export async function fillFields(
  { database }: Pick<Services, 'database'>,
  members: readonly DemoMember[],
  organisations: readonly DemoOrganisation[],
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx
      .insertInto('field_definitions')
      .values(
        demoFields.map((field, at) => ({
          ...field,
          language: 'en' as const,
          label: JSON.stringify(field.label),
          help: JSON.stringify(field.help),
          choices: JSON.stringify(field.choices),
          asked_of: [],
          is_required: false,
          visibility: 'community' as const,
          is_filter: true,
          position: at + 1,
          archived_at: null,
        })),
      )
      .execute()
    await tx
      .insertInto('field_values')
      .values([
        ...members.flatMap((member) => answersOfMember(member).map((answer) => ({ ...answer, member_id: member.id }))),
        ...organisations.flatMap((each) => answersOfOrganisation(each).map((answer) => ({ ...answer, organisation_id: each.id }))),
      ])
      .execute()
  })
}
