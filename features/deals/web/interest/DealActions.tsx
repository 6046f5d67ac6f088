import { Trans, useLingui } from '@lingui/react/macro'
import { Bookmark, Check, Download } from 'lucide-react'
import { useIsPhone } from '#platform/web/phone.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { useDownload } from '#features/documents/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/IconButton.tsx'
import type { DealCard } from '../../deal-contract.ts'
import { isRunning } from '../../statuses.ts'
import { IntroductionButton } from './IntroductionButton.tsx'
import { useSetBookmarked, useSetInterested } from './use-deal-actions.ts'

type Standing = NonNullable<DealCard['standing']>

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** More actions on another member's deal, as small buttons. */
    'deal.actions': { deal: Pick<DealCard, 'id' | 'company_name'>; standing: NonNullable<DealCard['standing']> }
  }
}

/** As high as the small buttons beside it. */
const besideButtons = 'size-control-sm!'

interface DealActionsProps {
  deal: Pick<DealCard, 'id' | 'user_id' | 'company_name' | 'status' | 'deck'>
  standing: Standing
  /** On the deal's page, which has a download button beside the deck. */
  isOnPage?: boolean
}

/** Actions on another member's deal. A card on a phone has room for the first three only. */
export function DealActions({ deal, standing, isOnPage = false }: DealActionsProps) {
  const hasRoom = !useIsPhone() || isOnPage
  return (
    <div className="relative flex flex-wrap gap-2 phone:*:px-2">
      <InterestButton deal={deal} isInterested={standing.interested} />
      <IntroductionButton deal={deal} state={standing.introduction} contactId={standing.contact_id} />
      <BookmarkButton id={deal.id} company={deal.company_name} isBookmarked={standing.bookmarked} />
      {hasRoom && <Slot name="deal.actions" deal={deal} standing={standing} />}
      {hasRoom && !isOnPage && deal.deck && <DownloadButton documentId={deal.deck.id} company={deal.company_name} />}
    </div>
  )
}

function InterestButton({ deal: { id, status, company_name }, isInterested }: { deal: DealActionsProps['deal']; isInterested: boolean }) {
  const { t } = useLingui()
  const { mutate: setInterested, isPending } = useSetInterested(id)
  return (
    <Button
      variant={isInterested ? 'secondary' : 'soft'}
      size="small"
      className="flex-1"
      pending={isPending}
      aria-label={isInterested ? t`Interested in ${company_name}` : t`Express interest in ${company_name}`}
      aria-pressed={isInterested}
      isDisabled={!isInterested && !isRunning(status)}
      onPress={() => setInterested(!isInterested)}
    >
      {isInterested ? (
        <>
          <Check aria-hidden />
          <Trans>Interested</Trans>
        </>
      ) : (
        <Trans>Express interest</Trans>
      )}
    </Button>
  )
}

function BookmarkButton({ id, company, isBookmarked }: { id: string; company: string; isBookmarked: boolean }) {
  const { t } = useLingui()
  const { mutate: setBookmarked } = useSetBookmarked(id)
  return (
    <IconButton
      icon={Bookmark}
      variant={isBookmarked ? 'soft' : 'outline'}
      className={classNames(besideButtons, isBookmarked && '[&_svg]:fill-current')}
      label={isBookmarked ? t`Remove bookmark for ${company}` : t`Bookmark ${company}`}
      aria-pressed={isBookmarked}
      onPress={() => setBookmarked(!isBookmarked)}
    />
  )
}

function DownloadButton({ documentId, company }: { documentId: string; company: string }) {
  const { t } = useLingui()
  const { mutate: download, isPending } = useDownload()
  return (
    <IconButton
      icon={Download}
      variant="outline"
      className={besideButtons}
      label={t`Download the pitch deck of ${company}`}
      isDisabled={isPending}
      onPress={() => download({ id: documentId, name: company, kind: 'deck' })}
    />
  )
}
