import { Trans } from '@lingui/react/macro'
import { EditablePicture } from '#features/profiles/web/index.ts'
import { Cover } from '#ui/Cover.tsx'
import type { Organisation } from '../../organisation-contract.ts'
import { LargeLogo, OrganisationHeader } from '../page/OrganisationHeader.tsx'
import { useOrganisationPicture } from './use-organisation-picture.ts'

/** The header of an organisation, where both pictures can be changed. They are saved at once. */
export function EditableHeader({ organisation }: { organisation: Organisation }) {
  const cover = useOrganisationPicture(organisation, 'cover')
  const logo = useOrganisationPicture(organisation, 'logo')
  return (
    <OrganisationHeader
      organisation={organisation}
      heading="h2"
      cover={
        <EditablePicture edited={cover} className="" buttonClassName="absolute end-4 top-4 phone:end-3 phone:top-2">
          <Cover id={organisation.id} picture={organisation.cover} />
          {!organisation.cover && (
            <p className="absolute inset-x-0 top-1/2 -translate-y-1/2 px-4 text-center text-12 text-ink-2 phone:hidden">
              <Trans>Drop a picture here. Recommended: 1200x300 px</Trans>
            </p>
          )}
        </EditablePicture>
      }
      logo={
        <EditablePicture
          edited={logo}
          className="grid w-fit rounded-tile"
          buttonClassName="absolute -end-2 -bottom-2 phone:-end-6 phone:-bottom-1"
        >
          <LargeLogo organisation={organisation} />
        </EditablePicture>
      }
    />
  )
}
