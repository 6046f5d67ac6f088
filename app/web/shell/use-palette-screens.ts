import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { ShieldCheck, type LucideIcon } from 'lucide-react'
import { useMember } from '#features/members/web/index.ts'
import { foldedWords, hasWords } from '#platform/search-words.ts'
import { mayRead } from '#platform/staff.ts'
import type { PaletteEntry } from '#platform/web/rooms/room.ts'
import { consolePages, hrefOf, rooms, tabs } from '../rooms.ts'
import { useIsListed } from './listed-tabs.ts'
import { useIsLocked } from './use-is-locked.ts'

interface PaletteScreen {
  id: string
  label: string
  icon: LucideIcon
  href: string
  /** The screen that it is a part of, if any. */
  within: string
}

/** The screens and parts of them that have all words typed so far, or their beginnings; without words, only whole screens. */
export function usePaletteScreens(text: string): readonly PaletteScreen[] {
  const { i18n } = useLingui()
  const member = useMember()
  const isLocked = useIsLocked()
  const isBlank = foldedWords(text).length === 0
  const pages = consolePages
    .filter(({ area }) => member && mayRead(member.role, area))
    .map(({ href, label }): PaletteEntry => ({ id: href, href, label, icon: ShieldCheck, within: msg`Operators` }))
  const entries: readonly PaletteEntry[] = [
    ...tabs.filter(useIsListed()).map((tab) => ({ ...tab, href: hrefOf(tab) })),
    ...rooms.flatMap(({ palette = [] }) => palette),
    ...pages,
  ]
  return entries.flatMap((entry) => {
    const { id, icon, href, also, within } = entry
    if (isLocked(entry) || (within && isBlank)) return []
    const label = i18n._(entry.label)
    const isFound = hasWords(also ? `${label} ${i18n._(also)}` : label, text)
    return isFound ? [{ id, label, icon, href, within: within ? i18n._(within) : '' }] : []
  })
}
