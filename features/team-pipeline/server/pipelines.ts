import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { standardColumns } from '../standard-columns.ts'

export type PipelineRow = Selectable<Tables['team_pipelines']>

export const pipelineOf = (reader: Reader, organisationId: string): Promise<PipelineRow | undefined> =>
  reader.selectFrom('team_pipelines').selectAll().where('organisation_id', '=', organisationId).executeTakeFirst()

/**
 * How a transaction locks a pipeline: to write into it beside others, to change columns and places alone, or to remove what somebody wrote
 * who is no longer in the team.
 */
export type PipelineLock = 'write' | 'arrange' | 'clean'

const lockOf = { write: sql`for key share`, arrange: sql`for no key update`, clean: sql`for update` } as const

/** A pipeline, locked until the transaction ends. The first lock that a transaction takes here, so that none wait for each other in a circle. */
export async function lockPipeline(tx: Tx, organisationId: string, lock: PipelineLock): Promise<PipelineRow | undefined> {
  const { rows } = await sql<PipelineRow>`
    select organisation_id, votes_hidden, started_at from team_pipelines where organisation_id = ${organisationId} ${lockOf[lock]}`.execute(
    tx,
  )
  return rows[0]
}

/** Starts a pipeline with the standard columns, unless it is started. */
export async function insertPipeline(tx: Tx, organisationId: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('team_pipelines')
    .values({ organisation_id: organisationId })
    .onConflict((conflict) => conflict.column('organisation_id').doNothing())
    .returning('organisation_id')
    .executeTakeFirst()
  if (!inserted) return false
  await tx
    .insertInto('team_columns')
    .values(standardColumns.map((standard, place) => ({ organisation_id: organisationId, standard, place })))
    .execute()
  return true
}

export async function setVotesHidden(tx: Tx, organisationId: string, votes_hidden: boolean): Promise<void> {
  await tx.updateTable('team_pipelines').set({ votes_hidden }).where('organisation_id', '=', organisationId).execute()
}

/** Deletes a pipeline with its columns, deals, notes and votes. */
export async function deletePipeline(tx: Tx, organisationId: string): Promise<void> {
  await tx.deleteFrom('team_pipelines').where('organisation_id', '=', organisationId).execute()
}
