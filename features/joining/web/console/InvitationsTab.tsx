import { Links } from './Links.tsx'
import { MailedInvitations } from './MailedInvitations.tsx'

/** Invitations by link and by email. */
export const InvitationsTab = () => (
  <div className="grid gap-7">
    <Links />
    <MailedInvitations />
  </div>
)
