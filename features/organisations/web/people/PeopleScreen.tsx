import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { UserPlus } from 'lucide-react'
import { lazyOverlay } from '#platform/web/lazy-overlay.tsx'
import { Button } from '#ui/Button.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import type { Organisation } from '../../organisation-contract.ts'
import { organisationPath, organisationPeoplePath } from '../../paths.ts'
import { OfOrganisation } from '../page/OfOrganisation.tsx'
import { Colleagues } from './Colleagues.tsx'
import { OpenInvitations } from './OpenInvitations.tsx'
import { PeopleList } from './PeopleList.tsx'
import { Requests } from './Requests.tsx'

const InviteDialog = lazyOverlay(
  async () => (await import('./InviteDialog.tsx')).InviteDialog,
  ({ onClose }) => onClose(),
)

/** Who is in an organisation, and for those who manage it, who asks to join and who is invited. */
export function PeopleScreen() {
  const { t } = useLingui()
  return (
    <OfOrganisation pathOf={organisationPeoplePath} title={({ name }) => t`People of ${name}`}>
      {(organisation) => <People organisation={organisation} />}
    </OfOrganisation>
  )
}

function People({ organisation }: { organisation: Organisation }) {
  const { t } = useLingui()
  const [isInviting, setInviting] = useState(false)
  const { slug, name, can } = organisation
  return (
    <div className="settles mx-auto grid max-w-190 gap-7">
      <div className="-mb-4">
        <PageHeading
          back={{ href: organisationPath(slug), label: name }}
          title={t`People of ${name}`}
          actions={
            can.managePeople && (
              <Button variant="primary" onPress={() => setInviting(true)}>
                <UserPlus aria-hidden />
                <Trans>Invite</Trans>
              </Button>
            )
          }
        />
      </div>
      {can.managePeople && <Requests organisation={organisation} />}
      <PeopleList organisation={organisation} />
      {can.managePeople && (
        <>
          <OpenInvitations organisation={organisation} />
          <Colleagues organisation={organisation} />
        </>
      )}
      {isInviting && <InviteDialog organisation={organisation} onClose={() => setInviting(false)} />}
    </div>
  )
}
