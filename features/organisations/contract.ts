import * as z from 'zod'
import { operatorsProcedures } from './operators-contract.ts'
import { organisationProcedures } from './organisation-contract.ts'
import { peopleProcedures } from './people-contract.ts'
import { portfolioProcedures } from './portfolio-contract.ts'
import { verificationProcedures } from './verification-contract.ts'

export { type OrganisationBrief, organisationBrief } from './organisation-contract.ts'

export const organisationsContract = {
  ...organisationProcedures,
  ...peopleProcedures,
  ...portfolioProcedures,
  ...verificationProcedures,
  ...operatorsProcedures,
}

export const organisationsLive = {
  /** Its page changed. Sent to its people and to clients that watch it ('organisation:<id>'). */
  'organisations.changed': z.object({ id: z.uuid() }),
  /** What the member belongs to, or is invited to, changed. */
  'organisations.ownChanged': z.object({ id: z.uuid() }),
}
