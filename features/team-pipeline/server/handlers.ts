import { implement } from '@orpc/server'
import { type RequestContext, action, signedIn } from '#platform/server/http/context.ts'
import { teamPipelineContract } from '../contract.ts'
import { chooseVoting, readBoard, startPipeline } from './board.ts'
import { addDeal, assignDeal, moveDeal, takeDealOut } from './change-cards.ts'
import { addColumn, changeColumn, removeColumn } from './change-columns.ts'
import { listCards, readCard } from './list-cards.ts'
import { editNote, listNotes, removeNote, writeNote } from './notes.ts'
import { teamsOf } from './teams.ts'
import { castVote, listVotes } from './votes.ts'

const api = implement(teamPipelineContract).$context<RequestContext>().use(signedIn)

export const teamPipelineHandlers = {
  teams: api.teams.handler(async ({ context: { actor, services }, input }) => ({
    items: await teamsOf(services.database.kysely, actor.id, input.deal_id),
  })),

  get: api.get.handler(({ context: { actor, services }, input }) => readBoard(services.database.kysely, actor, input.id)),

  start: api.start.handler(action((services, actor, { id }: { id: string }) => startPipeline(services, actor, id))),

  setVoting: api.setVoting.handler(async ({ context: { actor, services }, input }) => {
    await chooseVoting(services, actor, input.id, input.votes_hidden)
    return {}
  }),

  addColumn: api.addColumn.handler(action(addColumn)),

  changeColumn: api.changeColumn.handler(action(changeColumn)),

  removeColumn: api.removeColumn.handler(action(removeColumn)),

  cards: api.cards.handler(({ context: { actor, services }, input }) => listCards(services.database.kysely, actor, input)),

  card: api.card.handler(({ context: { actor, services }, input }) => readCard(services.database.kysely, actor, input)),

  add: api.add.handler(action(addDeal)),

  move: api.move.handler(action(moveDeal)),

  assign: api.assign.handler(action(assignDeal)),

  takeOut: api.takeOut.handler(action(takeDealOut)),

  notes: api.notes.handler(({ context: { actor, services }, input }) => listNotes(services.database.kysely, actor, input)),

  writeNote: api.writeNote.handler(action(writeNote)),

  editNote: api.editNote.handler(action(editNote)),

  removeNote: api.removeNote.handler(action(removeNote)),

  votes: api.votes.handler(({ context: { actor, services }, input }) => listVotes(services.database.kysely, actor, input)),

  vote: api.vote.handler(action(castVote)),
}
