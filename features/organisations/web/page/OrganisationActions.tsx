import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BadgeCheck, Ellipsis, LogOut, Pencil, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import type { Organisation } from '../../organisation-contract.ts'
import { editOrganisationPath, organisationPeoplePath, organisationVerificationPath } from '../../paths.ts'
import { firstPeople, useOwnOrganisations } from '../data.ts'
import { AskOrWithdraw } from './AskOrWithdraw.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'

/** What the reader can do, by how they stand to the organisation. */
export function OrganisationActions({ organisation }: { organisation: Organisation }) {
  return organisation.standing.role ? <ForItsPeople organisation={organisation} /> : <ForOthers organisation={organisation} />
}

function ForOthers({ organisation }: { organisation: Organisation }) {
  const { id, name, standing } = organisation
  const [person] = useQuery(firstPeople(id)).data?.items ?? []
  return (
    <>
      {/* An invitation is answered below. */}
      {!standing.invitation_id && <AskOrWithdraw organisation={organisation} size="regular" />}
      {person && <Slot name="organisation.menu" id={id} author={{ id: person.id, full_name: name }} />}
    </>
  )
}

function ForItsPeople({ organisation }: { organisation: Organisation }) {
  const { t } = useLingui()
  const [isLeaving, setLeaving] = useState(false)
  const { id, slug, can } = organisation
  const waiting = useOwnOrganisations()?.find((each) => each.id === id)?.waiting
  return (
    <>
      {can.edit && (
        <Link to={editOrganisationPath(slug)} className={buttonClass()}>
          <Pencil aria-hidden />
          <Trans>Edit page</Trans>
        </Link>
      )}
      <Link to={organisationPeoplePath(slug)} className={buttonClass()}>
        <UsersRound aria-hidden />
        <Trans>People</Trans>
        {waiting ? <CountBadge>{waiting}</CountBadge> : null}
      </Link>
      <Menu label={t`More`} placement="bottom end" trigger={<IconButton icon={Ellipsis} variant="outline" label={t`More`} />}>
        {can.managePeople && <MenuItem label={t`Verification`} icon={BadgeCheck} href={organisationVerificationPath(slug)} />}
        <MenuItem label={t`Leave organisation`} icon={LogOut} isDangerous onAction={() => setLeaving(true)} />
      </Menu>
      {isLeaving && <LeaveDialog organisation={organisation} onClose={() => setLeaving(false)} />}
    </>
  )
}
