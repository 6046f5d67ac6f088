import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { columnsEach } from '../limits.ts'
import { teamPipelineProblems } from '../problems.ts'
import { teamToChange } from './access.ts'
import { startedTeam } from './board.ts'
import { type ColumnRow, columnsOf, deleteColumn, insertColumn, orderColumns, renameColumn } from './columns.ts'
import { tellTeam } from './live.ts'
import { appendCards } from './places.ts'

/** Adds a column at the end. @throws Refusal notIn, notYourRole, investorsOnly, tooManyColumns */
export async function addColumn({ database, live }: Services, actor: Actor, { id, name }: { id: string; name: string }): Promise<void> {
  await database.transaction(async (tx) => {
    await startedTeam(live, tx, actor, id, 'edit')
    const columns = await columnsOf(tx, id)
    if (columns.length >= columnsEach) throw new Refusal(teamPipelineProblems.tooManyColumns, { most: columnsEach })
    await orderColumns(tx, idsOf(columns))
    await insertColumn(tx, id, name, columns.length)
    await tellTeam(live, tx, id, null)
  })
}

/** Renames a column, or moves it after another one. @throws Refusal notIn, notYourRole, columnGone */
export async function changeColumn(
  { database, live }: Services,
  actor: Actor,
  { id, column_id, name, after }: { id: string; column_id: string; name?: string | undefined; after?: string | null | undefined },
): Promise<void> {
  await database.transaction(async (tx) => {
    const columns = await columnsToChange(tx, actor, id, [column_id, ...(after ? [after] : [])])
    if (name !== undefined) await renameColumn(tx, column_id, name)
    if (after !== undefined && after !== column_id) {
      const others = idsOf(columns).filter((each) => each !== column_id)
      await orderColumns(tx, others.toSpliced(after === null ? 0 : others.indexOf(after) + 1, 0, column_id))
    }
    await tellTeam(live, tx, id, null)
  })
}

/** Deletes a column; its deals move to the end of another one. @throws Refusal notIn, notYourRole, columnGone */
export async function removeColumn(
  { database, live }: Services,
  actor: Actor,
  { id, column_id, into }: { id: string; column_id: string; into: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    await columnsToChange(tx, actor, id, [column_id, into])
    if (into === column_id) throw new Refusal(teamPipelineProblems.columnGone)
    await appendCards(tx, { organisation_id: id, column_id }, { organisation_id: id, column_id: into })
    await deleteColumn(tx, column_id)
    await tellTeam(live, tx, id, null)
  })
}

/** All columns, if those named are among them. The pipeline is locked. @throws Refusal notIn, notYourRole, columnGone */
async function columnsToChange(tx: Tx, actor: Actor, id: string, named: readonly string[]): Promise<ColumnRow[]> {
  await teamToChange(tx, actor, id, 'edit')
  const columns = await columnsOf(tx, id)
  if (!named.every((each) => idsOf(columns).includes(each))) throw new Refusal(teamPipelineProblems.columnGone)
  return columns
}

const idsOf = (columns: readonly ColumnRow[]): string[] => columns.map(({ id }) => id)
