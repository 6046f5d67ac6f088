import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { handOverToast } from '#platform/web/handed-over-toast.ts'
import { keepInShell } from './keep-in-shell.ts'
import { enterApplication } from './leave-page.ts'

interface SignedIn {
  member: { first_name: string; full_name: string }
  token: string | null
}

/** After signing in: stores the session in a shell, and opens the application with a greeting. */
export async function welcomeBack(i18n: I18n, { member, token }: SignedIn, options: { isPhone: boolean }): Promise<never> {
  await keepInShell(token)
  const firstName = member.first_name || member.full_name
  handOverToast({ kind: 'success', title: i18n._(msg`Welcome back, ${firstName}!`) })
  return enterApplication(options)
}
