import { Trans } from '@lingui/react/macro'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import type { OwnProfile } from '../../contract.ts'
import { PlaceFields } from '../edit/SharedFields.tsx'
import { OwnAvatar } from '../pictures/OwnProfileCard.tsx'

/** Country, city and picture. */
export function PlaceStep({ profile }: { profile: OwnProfile }) {
  return (
    <>
      <div className="flex items-center gap-6 phone:gap-9">
        <OwnAvatar profile={profile} />
        <p className="min-w-0 text-ink-2">
          <Trans>A photo of you (JPEG, PNG or WebP, under 5 MB). It’s saved as soon as you choose it.</Trans>
        </p>
      </div>
      <FieldGrid>
        <PlaceFields />
      </FieldGrid>
    </>
  )
}
