import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { UserType } from '#platform/members.ts'
import type { Partner } from '../contract.ts'
import { classNames } from '#ui/class-names.ts'
import { useIsTyping } from './typing.ts'

const titles: Readonly<Record<UserType, MessageDescriptor>> = {
  startup: msg`Founder`,
  investor: msg`Investor`,
  mentor: msg`Mentor`,
  advisor: msg`Advisor`,
}

/** A member's role and company; replaced by a hint while they are typing. */
export function MemberLine({ member, className }: { member: Pick<Partner, 'id' | 'user_type' | 'company_name'>; className?: string }) {
  const { t, i18n } = useLingui()
  const isTyping = useIsTyping(member.id)
  // Nothing is known about a former member.
  if (!member.user_type) return null
  const title = i18n._(titles[member.user_type])
  return (
    <p className={classNames('truncate', className)}>
      {isTyping ? (
        <span className="font-medium text-accent-ink">{t`typing…`}</span>
      ) : (
        <bdi>{member.company_name ? `${title}, ${member.company_name}` : title}</bdi>
      )}
    </p>
  )
}
