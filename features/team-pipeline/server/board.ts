import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { organisations, presentOrganisation } from '#features/organisations/server/index.ts'
import { organisationProblems } from '#features/organisations/problems.ts'
import { may } from '#features/organisations/roles.ts'
import type { Board } from '../board-contract.ts'
import { teamPipelineProblems } from '../problems.ts'
import { teamFor, teamToChange } from './access.ts'
import { seesAnyCard } from './card-queries.ts'
import { columnsOf } from './columns.ts'
import { tellTeam } from './live.ts'
import { insertPipeline, setVotesHidden } from './pipelines.ts'

const organisationById = (reader: Reader, id: string) =>
  reader
    .selectFrom(organisations.as('o'))
    .select(['o.id', 'o.slug', 'o.name', 'o.kind', 'o.logo'])
    .where('o.id', '=', id)
    .executeTakeFirst()

/** The columns and settings of the pipeline of the actor's team. @throws Refusal notIn */
export async function readBoard(reader: Reader, actor: Actor, id: string): Promise<Board> {
  const { role, pipeline } = await teamFor(reader, actor, id)
  const [organisation, columns, hasCards] = await Promise.all([
    organisationById(reader, id),
    columnsOf(reader, id),
    seesAnyCard(reader, actor.id, id),
  ])
  if (!organisation) throw new Refusal(organisationProblems.gone)
  return {
    organisation: presentOrganisation(organisation),
    is_started: pipeline !== undefined,
    columns,
    is_empty: !hasCards,
    votes_hidden: pipeline?.votes_hidden ?? true,
    can: { edit: may(role, 'edit') },
  }
}

/** Starts the pipeline of the actor's team, unless it is started. @throws Refusal notIn, investorsOnly */
export async function startPipeline({ database, live }: Services, actor: Actor, id: string): Promise<void> {
  await database.transaction((tx) => startedTeam(live, tx, actor, id, 'arrange'))
}

/**
 * Like `teamToChange`, but starts the pipeline if necessary.
 * @throws Refusal notIn, notYourRole, investorsOnly
 */
export async function startedTeam(live: Services['live'], tx: Tx, actor: Actor, id: string, lock: 'arrange' | 'edit') {
  const { pipeline } = await teamToChange(tx, actor, id, lock)
  if (pipeline) return
  const organisation = await organisationById(tx, id)
  if (organisation?.kind === 'startup') throw new Refusal(teamPipelineProblems.investorsOnly)
  if (await insertPipeline(tx, id)) await tellTeam(live, tx, id, null)
  // Somebody else may have started it, and the actor may have left meanwhile.
  await teamToChange(tx, actor, id, lock)
}

/** @throws Refusal notIn, notYourRole, investorsOnly */
export async function chooseVoting({ database, live }: Services, actor: Actor, id: string, votesHidden: boolean): Promise<void> {
  await database.transaction(async (tx) => {
    await startedTeam(live, tx, actor, id, 'edit')
    await setVotesHidden(tx, id, votesHidden)
    await tellTeam(live, tx, id, null)
  })
}
