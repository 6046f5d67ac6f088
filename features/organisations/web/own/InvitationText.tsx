import { Trans, useLingui } from '@lingui/react/macro'
import type { ReceivedInvitation } from '../../people-contract.ts'
import { roleLabels } from '../labels.ts'

/** Who invites the reader, and as what. */
export function InvitationText({ invitation: { by, role, title } }: { invitation: ReceivedInvitation }) {
  const { i18n } = useLingui()
  const as = title ? `${title} (${i18n._(roleLabels[role])})` : i18n._(roleLabels[role])
  return by ? (
    <Trans>
      <bdi>{by.full_name}</bdi> invited you as {as}
    </Trans>
  ) : (
    <Trans>You’re invited as {as}</Trans>
  )
}
