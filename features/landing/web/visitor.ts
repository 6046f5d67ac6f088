import '#ui/styles.css'
import '#ui/prose.css'
import { hasHandedOverToast } from '#platform/web/handed-over-toast.ts'
import { loadApplicationLink, loadEmailLink, loadResetPassword, loadToasts } from '#features/accounts/web/visitor.ts'
import { loadDecisionLink } from '#features/reports/web/visitor.ts'
import { followReferralLink } from '#features/referrals/web/visitor.ts'
import { loadReviewForm } from '#features/reviews/web/visitor.ts'
import { followShell } from '#platform/web/shell/follow-shell.ts'
import { followTheme } from '#ui/theme.ts'
import { openLegalTextsInPlace } from './legal-dialog.ts'
import { closeMenuOnChoice } from './phone-menu.ts'
import { followSignInLinks } from './sign-in-links.ts'
import { followSignOut } from './sign-out.ts'

// Visitors' pages work without scripts, so theirs are small: React loads only when someone signs in.
followTheme()
document.documentElement.classList.add('motion-safe:scroll-smooth')
closeMenuOnChoice()
followSignInLinks()
followSignOut()
openLegalTextsInPlace()
followReferralLink()
const { screen } = document.getElementById('island')?.dataset ?? {}
if (screen === 'reset-password') {
  void loadResetPassword().then(({ showResetPassword }) => showResetPassword())
} else if (screen === 'confirm-email') {
  void loadEmailLink().then(({ showEmailLink }) => showEmailLink())
} else if (screen === 'confirm-application') {
  void loadApplicationLink().then(({ showApplicationLink }) => showApplicationLink())
} else if (screen === 'decision') {
  void loadDecisionLink().then(({ showDecisionLink }) => showDecisionLink())
} else if (hasHandedOverToast()) {
  void loadToasts().then(({ showIsland }) => showIsland())
}
void followShell({ isForVisitors: screen === undefined || screen === 'sign-in' || screen === 'join' || screen === 'not-found' })
const reviewsForm = document.getElementById('reviews-form')
if (reviewsForm) void loadReviewForm().then(({ showReviewForm }) => showReviewForm(reviewsForm))
