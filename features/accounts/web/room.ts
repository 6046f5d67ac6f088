import { msg } from '@lingui/core/macro'
import { Settings } from 'lucide-react'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { settingsPath } from '../paths.ts'

const within = msg`Settings`

export const accountsRoom: WebRoom = {
  // Reached from the account menu.
  tab: { id: 'settings', href: settingsPath(), label: msg`Settings`, icon: Settings, isUnlisted: true },
  accountMenu: { label: msg`Settings`, icon: Settings, href: settingsPath() },
  screens: [
    {
      path: settingsPath(),
      load: async () => (await import('./settings/SettingsScreen.tsx')).SettingsScreen,
      slots: ['settings.group', 'settings.end'],
    },
  ],
  slots: {
    'dashboard.notice': async () => (await import('./dashboard/ConfirmAddressBanner.tsx')).ConfirmAddressBanner,
    'operators.factorDue': async () => (await import('./settings/second-factor/FactorDue.tsx')).FactorDue,
    'terms.instead': async () => (await import('./SignOutInstead.tsx')).SignOutInstead,
  },
  follow: async () => (await import('./follow-accounts.ts')).followAccounts,
  palette: [
    { id: 'settings', label: msg`Settings`, icon: Settings, href: settingsPath() },
    { id: 'settings.email', label: msg`Email`, also: msg`address change confirm`, icon: Settings, href: settingsPath(), within },
    { id: 'settings.password', label: msg`Password`, also: msg`change sign-in security`, icon: Settings, href: settingsPath(), within },
    {
      id: 'settings.factor',
      label: msg`Second factor`,
      also: msg`two-factor authentication 2FA security code`,
      icon: Settings,
      href: settingsPath(),
      within,
    },
    {
      id: 'settings.sessions',
      label: msg`Where you are signed in`,
      also: msg`sessions devices sign out everywhere`,
      icon: Settings,
      href: settingsPath('sessions'),
      within,
    },
    {
      id: 'settings.appearance',
      label: msg`Language and appearance`,
      also: msg`theme dark light keyboard shortcuts single keys`,
      icon: Settings,
      href: settingsPath('appearance'),
      within,
    },
  ],
}
