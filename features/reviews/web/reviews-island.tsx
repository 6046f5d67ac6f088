import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { loadToasts } from '#features/accounts/web/visitor.ts'
import { activateTexts } from '#platform/web/i18n.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import type { OwnReview } from '../contract.ts'
import { MissingToReview } from './MissingToReview.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { WaitingBanner } from './WaitingBanner.tsx'
import { reviews } from './data.ts'

const i18n = activateTexts()

/** Renders the form on the landing page for members, with their earlier review. */
export async function showReviewForm(place: HTMLElement): Promise<void> {
  const root = createRoot(place)
  const show = (content: ReactNode) => root.render(<I18nProvider i18n={i18n}>{content}</I18nProvider>)
  const load = async () => {
    try {
      const [{ mine, can_write, missing, days_left }, { showIsland }] = await Promise.all([reviews.call.standing({}), loadToasts()])
      showIsland()
      show(can_write ? <Own before={mine} /> : <MissingToReview missing={missing} daysLeft={days_left} />)
    } catch (error) {
      show(<Failed error={error} onRetry={() => void load()} />)
    }
  }
  await load()
}

function Own({ before }: { before: OwnReview | null }) {
  const { t } = useLingui()
  const [mine, setMine] = useState(before)
  return (
    <div className="grid gap-4">
      {mine?.is_waiting && <WaitingBanner />}
      <ReviewForm memberId={null} mine={mine} hint={t`Your review is public and shows your name.`} onSaved={setMine} />
    </div>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  return <LoadFailed title={t`Failed to load reviews. Please try again later.`} error={error} onRetry={onRetry} />
}
