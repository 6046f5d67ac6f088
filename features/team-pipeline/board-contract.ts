import * as z from 'zod'
import { procedure, text } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { organisationBrief } from '#features/organisations/contract.ts'
import { aboutTeam, nothing, tags } from './common-contract.ts'
import { fieldTexts } from './field-texts.ts'
import { longestColumnName } from './limits.ts'
import { standardColumns } from './standard-columns.ts'

const column = z.object({
  id: z.uuid(),
  standard: z.enum(standardColumns).nullable().describe('A column that every pipeline starts with; null for others and renamed ones'),
  name: z.string().describe('Empty for standard columns'),
})
export type TeamColumn = z.infer<typeof column>

const board = z.object({
  organisation: organisationBrief,
  is_started: z.boolean(),
  columns: z.array(column).describe('From left to right; empty until the pipeline is started'),
  is_empty: z.boolean().describe('Whether you see no deal in it'),
  votes_hidden: z.boolean().describe('Whether colleagues’ votes on a deal are shown only to those who have voted on it'),
  can: z.object({ edit: z.boolean().describe('Change columns and settings: owners and admins') }),
})
export type Board = z.infer<typeof board>

const team = z.object({
  organisation: organisationBrief,
  is_started: z.boolean(),
  column: column.nullable().describe('Where the given deal is in its pipeline; null if it is not in it'),
})
export type Team = z.infer<typeof team>

const aboutColumn = aboutTeam.extend({ column_id: z.uuid().toLowerCase() })
const columnName = text(longestColumnName).min(1, invalid(fieldTexts.columnName))
const after = z.uuid().toLowerCase().nullable().describe('The column to the left of it; null for the first position')

export const boardProcedures = {
  teams: procedure
    .route({
      method: 'GET',
      path: '/team-pipelines',
      summary: 'List your organisations that can have a shared pipeline, by name, and where a deal is in each',
      tags,
    })
    .input(z.object({ deal_id: z.uuid().toLowerCase().optional() }))
    .output(z.object({ items: z.array(team) })),
  get: procedure
    .route({ method: 'GET', path: '/organisations/{id}/pipeline', summary: 'Get the columns and settings of a shared pipeline', tags })
    .input(aboutTeam)
    .output(board),
  start: procedure
    .route({
      method: 'PUT',
      path: '/organisations/{id}/pipeline',
      summary: 'Start a shared pipeline with the standard columns; repeating it changes nothing',
      tags,
    })
    .input(aboutTeam)
    .output(nothing),
  setVoting: procedure
    .route({
      method: 'PUT',
      path: '/organisations/{id}/pipeline/voting',
      summary: 'Choose whether votes are hidden from colleagues who have not voted (owners and admins)',
      tags,
    })
    .input(aboutTeam.extend({ votes_hidden: z.boolean() }))
    .output(nothing),
  addColumn: procedure
    .route({
      method: 'POST',
      path: '/organisations/{id}/pipeline/columns',
      summary: 'Add a column at the end (owners and admins)',
      tags,
    })
    .input(aboutTeam.extend({ name: columnName }))
    .output(nothing),
  changeColumn: procedure
    .route({
      method: 'PATCH',
      path: '/organisations/{id}/pipeline/columns/{column_id}',
      summary: 'Rename or move a column (owners and admins)',
      tags,
    })
    .input(aboutColumn.extend({ name: columnName.optional(), after: after.optional() }))
    .output(nothing),
  removeColumn: procedure
    .route({
      method: 'DELETE',
      path: '/organisations/{id}/pipeline/columns/{column_id}',
      summary: 'Delete a column and move its deals to the end of another one (owners and admins)',
      tags,
    })
    .input(aboutColumn.extend({ into: z.uuid().toLowerCase().describe('The column that its deals move to') }))
    .output(nothing),
}
