import * as z from 'zod'
import { memberId, procedure } from '#platform/contract.ts'
import { about, nothing, tags } from './common-contract.ts'

export const operatorsProcedures = {
  merge: procedure
    .route({ method: 'POST', path: '/organisations/{id}/merge', summary: 'Merge another organisation into this one (operators)', tags })
    .input(about.extend({ other_id: z.uuid().toLowerCase() }))
    .output(nothing),
  restore: procedure
    .route({
      method: 'POST',
      path: '/organisations/{id}/restore',
      summary: 'Make a member the only owner of a hijacked organisation; other owners become members (operators)',
      tags,
    })
    .input(about.extend({ owner_id: memberId }))
    .output(nothing),
}
