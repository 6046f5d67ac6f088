/** What the bars' buttons open. Loaded separately from the page, but before the first press, so that it also works offline. */
export const panels = {
  account: () => import('./AccountMenuItems.tsx').then((module) => module.AccountMenuItems),
  sections: () => import('./SectionsMenuItems.tsx').then((module) => module.SectionsMenuItems),
  bell: () => import('#features/notifications/web/BellPanel.tsx').then((module) => module.BellPanel),
  palette: () => import('./CommandPalette.tsx').then((module) => module.CommandPalette),
  shortcuts: () => import('./ShortcutsDialog.tsx').then((module) => module.ShortcutsDialog),
}
