import * as z from 'zod'
import { answersProcedures } from './answers-contract.ts'
import { evidenceProcedures } from './evidence-contract.ts'
import { readingProcedures } from './reading-contract.ts'
import { requestsProcedures } from './requests-contract.ts'

export const sustainabilityContract = {
  ...answersProcedures,
  ...evidenceProcedures,
  ...readingProcedures,
  ...requestsProcedures,
}

export const sustainabilityLive = {
  /** The answers of an organisation, or who reads them, changed: for its people, and for those who read them. */
  'sustainability.changed': z.object({ organisation_id: z.uuid() }),
  /** A request of the member's own was answered, ended or withdrawn. */
  'sustainability.requestChanged': z.object({ organisation_id: z.uuid() }),
}
