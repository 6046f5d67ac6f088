import '#ui/styles.css'
import { hasHandedOverToast } from '#platform/web/handed-over-toast.ts'
import { followTheme } from '#ui/theme.ts'
import { closeMenuOnChoice } from './phone-menu.ts'
import { followSignInLinks } from './sign-in-links.ts'

// The scripts of visitors' pages, small because the pages work without: React comes once somebody signs in.
followTheme()
closeMenuOnChoice()
followSignInLinks()
if (document.querySelector('[data-screen="reset-password"]')) {
  void import('#features/accounts/web/reset-island.tsx').then(({ showResetPassword }) => showResetPassword())
} else if (hasHandedOverToast()) {
  void import('#features/accounts/web/island.tsx').then(({ showIsland }) => showIsland())
}
