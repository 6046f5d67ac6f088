import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { requireAct } from '#features/organisations/server/index.ts'
import { type OrganisationRole, may } from '#features/organisations/roles.ts'
import { teamPipelineProblems } from '../problems.ts'
import { type Card, lockCard } from './card-queries.ts'
import { type PipelineLock, type PipelineRow, lockPipeline, pipelineOf } from './pipelines.ts'

/** The pipeline of the actor's team, and their role in it. @throws Refusal notIn */
export async function teamFor(
  reader: Reader,
  actor: Actor,
  organisationId: string,
): Promise<{ role: OrganisationRole; pipeline: PipelineRow | undefined }> {
  const role = await requireAct(reader, actor, organisationId, 'read')
  return { role, pipeline: await pipelineOf(reader, organisationId) }
}

/**
 * The same, to change it: locked before the role is checked. If a colleague is removed meanwhile, they are refused, or what they wrote is there when
 * the reaction to their removal runs.
 * @throws Refusal notIn, notYourRole
 */
export async function teamToChange(tx: Tx, actor: Actor, organisationId: string, lock: 'write' | 'arrange' | 'edit') {
  const pipeline = await lockPipeline(tx, organisationId, lock === 'write' ? 'write' : ('arrange' satisfies PipelineLock))
  return { role: await requireAct(tx, actor, organisationId, lock === 'edit' ? 'edit' : 'act'), pipeline }
}

/**
 * A deal in the pipeline of the actor's team, which they may see; both locked until the transaction ends.
 * @throws Refusal notIn, cardGone
 */
export async function cardToChange(
  tx: Tx,
  actor: Actor,
  { id, deal_id }: { id: string; deal_id: string },
  lock: 'write' | 'arrange',
): Promise<Card & { role: OrganisationRole }> {
  const { role } = await teamToChange(tx, actor, id, lock)
  const card = await lockCard(tx, actor.id, id, deal_id)
  if (!card) throw new Refusal(teamPipelineProblems.cardGone)
  return { ...card, role }
}

/** Removing a deal deletes what colleagues wrote about it, so not everybody may. */
export const mayRemove = (role: OrganisationRole, actorId: string, addedBy: string | null): boolean =>
  may(role, 'edit') || addedBy === actorId
