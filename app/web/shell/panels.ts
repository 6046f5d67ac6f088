/** What the bars' buttons open. Each is loaded apart from the page, and ahead of the first press, so that it opens offline too. */
export const panels = {
  account: () => import('./AccountMenuItems.tsx').then((module) => module.AccountMenuItems),
  sections: () => import('./SectionsMenuItems.tsx').then((module) => module.SectionsMenuItems),
  bell: () => import('#features/notifications/web/BellPanel.tsx').then((module) => module.BellPanel),
  palette: () => import('./CommandPalette.tsx').then((module) => module.CommandPalette),
  shortcuts: () => import('./ShortcutsDialog.tsx').then((module) => module.ShortcutsDialog),
}
