import { useLingui } from '@lingui/react/macro'
import type { MemberBrief } from '#features/members/contract.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { MemberLine } from '../MemberLine.tsx'

/** What stands where a conversation has not begun: whom one will write to. */
export function NothingSaid({ member }: { member: MemberBrief }) {
  const { t } = useLingui()
  return (
    <div className="grid justify-items-center gap-1 pt-6 pb-10 text-center">
      <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={64} className="mb-2.5" />
      <h3 dir="auto" className="text-16 font-semibold">
        {member.full_name}
      </h3>
      <MemberLine member={member} className="text-ink-2" />
      <p className="mt-3 max-w-[44ch] text-ink-3">{t`Nothing was said yet. Say who you are and what you would like to talk about.`}</p>
    </div>
  )
}
