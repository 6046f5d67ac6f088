import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { EditedPicture } from '#features/profiles/web/index.ts'
import type { Organisation } from '../../organisation-contract.ts'
import { organisations, refreshOrganisations, rememberOrganisation } from '../data.ts'

/** The logo or the cover of an organisation, as it is edited. */
export function useOrganisationPicture(organisation: Organisation, which: 'logo' | 'cover'): EditedPicture {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { id, logo, cover } = organisation
  const take = (changed: Organisation) => {
    rememberOrganisation(queryClient, changed)
    void refreshOrganisations(queryClient)
  }
  const isCover = which === 'cover'
  return {
    kind: isCover ? 'cover' : 'picture',
    isRound: false,
    picture: isCover ? cover : logo,
    upload: async (input, options) => take(await organisations.upload(isCover ? 'uploadCover' : 'uploadLogo', { id, ...input }, options)),
    remove: async () => take(await (isCover ? organisations.call.removeCover({ id }) : organisations.call.removeLogo({ id }))),
    texts: isCover
      ? {
          title: t`Cover picture`,
          add: t`Add cover`,
          change: t`Change cover`,
          save: t`Save cover`,
          uploaded: t`Cover saved`,
          uploadFailed: t`Failed to upload the cover`,
          removeQuestion: t`Remove the cover?`,
          removeNote: t`The space above the name will be empty.`,
          removed: t`Cover removed`,
          removeFailed: t`Failed to remove the cover`,
        }
      : {
          title: t`Logo`,
          add: t`Add logo`,
          change: t`Change logo`,
          save: t`Save logo`,
          uploaded: t`Logo saved`,
          uploadFailed: t`Failed to upload the logo`,
          removeQuestion: t`Remove the logo?`,
          removeNote: t`The initials of the name will be shown instead.`,
          removed: t`Logo removed`,
          removeFailed: t`Failed to remove the logo`,
        },
  }
}
