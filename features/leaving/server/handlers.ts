import { implement } from '@orpc/server'
import { type RequestContext, changesActors, signedIn } from '#platform/server/http/context.ts'
import type { Accounts } from '#features/accounts/server/index.ts'
import { leavingContract } from '../contract.ts'
import { requestDeletion, keepAccount } from './ask.ts'

export function leavingHandlers(accounts: Accounts) {
  const api = implement(leavingContract).$context<RequestContext>().use(changesActors).use(signedIn)
  return {
    ask: api.ask.handler(async ({ context, input }) => ({
      leaves_at: (await requestDeletion(accounts, context, input.current_password)).toISOString(),
    })),

    keep: api.keep.handler(async ({ context: { actor, services } }) => {
      await keepAccount(services, actor)
      return {}
    }),
  }
}
