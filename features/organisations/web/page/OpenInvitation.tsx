import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Organisation } from '../../organisation-contract.ts'
import { invitationById } from '../data.ts'
import { AnswerInvitation } from '../own/AnswerInvitation.tsx'
import { InvitationText } from '../own/InvitationText.tsx'

/** The reader's invitation to the organisation, below its header. */
export function OpenInvitation({ organisation, id }: { organisation: Organisation; id: string }) {
  const { data: invitation } = useQuery(invitationById(id))
  const { name } = organisation
  return (
    <section className="card mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4 phone:px-4">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-semibold wrap-anywhere">
          <Trans>You’re invited to join {name}</Trans>
        </h2>
        <p className="min-h-5 text-ink-2">{invitation && <InvitationText invitation={invitation} />}</p>
      </div>
      <div className="flex gap-2 phone:w-full phone:*:flex-1">
        <AnswerInvitation id={id} organisation={organisation} />
      </div>
    </section>
  )
}
