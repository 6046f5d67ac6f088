import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { EyeOff, type LucideIcon, LockKeyhole, UsersRound } from 'lucide-react'
import type { Visibility } from '../visibilities.ts'

export const visibilityLabels: Record<Visibility, { label: MessageDescriptor; detail: MessageDescriptor; icon: LucideIcon }> = {
  open: { label: msg`Open group`, detail: msg`All members find it and can join.`, icon: UsersRound },
  request: { label: msg`By request`, detail: msg`All members find it and can ask to join. Leaders decide.`, icon: LockKeyhole },
  hidden: { label: msg`Hidden group`, detail: msg`Only its people know of it. Leaders add people.`, icon: EyeOff },
}
