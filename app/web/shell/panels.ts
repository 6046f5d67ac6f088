import { loadSlots } from '#platform/web/rooms/slots.tsx'
import { bell, slots } from '../rooms.ts'

/** What the bars' buttons open. Loaded separately from the page, but before the first press, so that it also works offline. */
export const panels = {
  account: () => import('./AccountMenuItems.tsx').then((module) => module.AccountMenuItems),
  sections: () => import('./SectionsMenuItems.tsx').then((module) => module.SectionsMenuItems),
  bell,
  async palette() {
    const [module] = await Promise.all([import('./CommandPalette.tsx'), loadSlots(slots, ['palette.found'])])
    return module.CommandPalette
  },
  shortcuts: () => import('./ShortcutsDialog.tsx').then((module) => module.ShortcutsDialog),
}
