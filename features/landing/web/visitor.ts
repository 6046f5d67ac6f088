import '#ui/styles.css'
import { hasHandedOverToast } from '#platform/web/handed-over-toast.ts'
import { loadEmailLink, loadResetPassword, loadToasts } from '#features/accounts/web/visitor.ts'
import { followReferralLink } from '#features/referrals/web/visitor.ts'
import { followTheme } from '#ui/theme.ts'
import { closeMenuOnChoice } from './phone-menu.ts'
import { followSignInLinks } from './sign-in-links.ts'

// The scripts of visitors' pages, small because the pages work without: React comes once somebody signs in.
followTheme()
document.documentElement.classList.add('scroll-smooth')
closeMenuOnChoice()
followSignInLinks()
followReferralLink()
const { screen } = document.getElementById('island')?.dataset ?? {}
if (screen === 'reset-password') {
  void loadResetPassword().then(({ showResetPassword }) => showResetPassword())
} else if (screen === 'confirm-email') {
  void loadEmailLink().then(({ showEmailLink }) => showEmailLink())
} else if (hasHandedOverToast()) {
  void loadToasts().then(({ showIsland }) => showIsland())
}
