import type { PersonalData } from '#platform/server/personal-data.ts'
import { hasChoices } from '../own-field.ts'
import { valueIn } from './values.ts'

export const fieldsPersonalData: PersonalData = {
  lists: {
    own_fields: {
      about: /*i18n*/ {
        id: 'file.copy.fields.own_fields',
        message: 'The fields of your profile that the community has added, with your answers and those of its staff about you.',
      },
      from: ['field_values'],
      async read(reader, memberId) {
        const rows = await reader
          .selectFrom('field_values as v')
          .innerJoin('field_definitions as d', 'd.id', 'v.field_id')
          .select(['d.label', 'd.language', 'd.unit', 'd.kind', 'd.visibility', 'v.text', 'v.number', 'v.date', 'v.choices'])
          .select('d.choices as options')
          .where('v.member_id', '=', memberId)
          .orderBy('d.position')
          .orderBy('d.id')
          .execute()
        return rows.map((row) => ({
          field: row.label[row.language],
          answer: hasChoices(row)
            ? row.options.filter(({ id }) => row.choices?.includes(id)).map(({ label }) => label[row.language])
            : valueIn(row),
          ...(row.unit && { unit: row.unit }),
          seen_by: row.visibility,
        }))
      },
    },
  },
  leftOut: {
    field_definitions: /*i18n*/ {
      id: 'file.copy.fields.without.field_definitions',
      message: 'the fields that the community has added, with their options',
    },
  },
}
