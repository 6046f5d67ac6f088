import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Ellipsis, LockKeyhole, UserRound } from 'lucide-react'
import type { MemberBrief } from '#features/members/contract.ts'
import { profilePath } from '#features/members/paths.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { useAnswerAccess } from '../access/use-answer-access.ts'

/** What an owner can do with an investor in the list. */
export function InvestorMenu({ dealId, member }: { dealId: string; member: MemberBrief }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const answer = useAnswerAccess(dealId)
  const name = member.full_name
  return (
    <Menu
      label={t`More about ${name}`}
      placement="bottom end"
      trigger={<IconButton icon={Ellipsis} label={t`More about ${name}`} size="small" />}
    >
      <MenuItem label={t`View profile`} icon={UserRound} onAction={() => void navigate({ href: profilePath(member.id) })} />
      <MenuItem label={t`Deny document access`} icon={LockKeyhole} onAction={() => answer.mutate({ member, answer: 'refused' })} />
    </Menu>
  )
}
