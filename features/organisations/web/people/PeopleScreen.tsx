import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { UserPlus } from 'lucide-react'
import { lazyOverlay } from '#platform/web/lazy-overlay.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { Button } from '#ui/Button.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { Organisation } from '../../organisation-contract.ts'
import { organisationPath, organisationPeoplePath } from '../../paths.ts'
import { invitationPages, peoplePages, requestPages } from '../data.ts'
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
  const { id, slug, name, can } = organisation
  const requests = useInfiniteQuery({ ...requestPages(id), enabled: can.managePeople })
  const invitations = useInfiniteQuery({ ...invitationPages(id), enabled: can.managePeople })
  const people = useInfiniteQuery(peoplePages(id))
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(box, [requests, invitations, people].map(({ data }) => itemsOf<unknown>(data).length).join())
  return (
    <div ref={box} tabIndex={-1} className="settles mx-auto grid max-w-190 gap-7 outline-none" {...keptFocus}>
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
      {can.managePeople && <Requests organisation={organisation} pages={requests} />}
      <PeopleList organisation={organisation} pages={people} />
      {can.managePeople && (
        <>
          <OpenInvitations organisation={organisation} pages={invitations} />
          <Colleagues organisation={organisation} />
        </>
      )}
      {isInviting && <InviteDialog organisation={organisation} onClose={() => setInviting(false)} />}
    </div>
  )
}
