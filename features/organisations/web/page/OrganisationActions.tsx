import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BadgeCheck, Ellipsis, LogOut, Pencil, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { toast } from '#ui/toast.ts'
import type { Organisation } from '../../organisation-contract.ts'
import { editOrganisationPath, organisationPeoplePath, organisationVerificationPath } from '../../paths.ts'
import { organisations, useOwnOrganisations } from '../data.ts'
import { useChange } from '../use-change.ts'
import { AskToJoin } from './AskToJoin.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'

/** What the reader can do, by how they stand to the organisation. */
export function OrganisationActions({ organisation }: { organisation: Organisation }) {
  const { role, has_asked, invitation_id } = organisation.standing
  if (role) return <ForItsPeople organisation={organisation} />
  if (has_asked) return <WithdrawRequest organisation={organisation} />
  // The invitation is answered above.
  return invitation_id ? null : <AskToJoin organisation={organisation} />
}

function WithdrawRequest({ organisation: { id } }: { organisation: Organisation }) {
  const { t } = useLingui()
  const withdraw = useChange({
    send: () => organisations.call.withdrawRequest({ id }),
    failed: t`Failed to withdraw your request`,
    onDone: () => toast.info(t`Request withdrawn`),
  })
  return (
    <Button pending={withdraw.isPending} pendingLabel={t`Withdrawing`} onPress={() => withdraw.mutate()}>
      <Trans>Withdraw request</Trans>
    </Button>
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
      <Menu
        label={t`More`}
        placement="bottom end"
        trigger={<IconButton icon={Ellipsis} variant="outline" label={t`More`} className="phone:flex-none!" />}
      >
        {can.managePeople && <MenuItem label={t`Verification`} icon={BadgeCheck} href={organisationVerificationPath(slug)} />}
        <MenuItem label={t`Leave organisation`} icon={LogOut} isDangerous onAction={() => setLeaving(true)} />
      </Menu>
      {isLeaving && <LeaveDialog organisation={organisation} onClose={() => setLeaving(false)} />}
    </>
  )
}
