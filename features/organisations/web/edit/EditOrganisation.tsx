import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMember } from '#features/members/web/index.ts'
import type { Organisation } from '../../organisation-contract.ts'
import { editOrganisationPath } from '../../paths.ts'
import { NotForYou } from '../page/NotForYou.tsx'
import { OfOrganisation } from '../page/OfOrganisation.tsx'
import { EditOrganisationForm } from './EditOrganisationForm.tsx'
import { valuesOf } from './form-values.ts'
import { unsentValues } from './unsent-values.ts'

/** Edits the page of an organisation. */
export function EditOrganisation() {
  const { t } = useLingui()
  return (
    <OfOrganisation pathOf={editOrganisationPath} title={({ name }) => t`Edit ${name}`}>
      {(organisation) => (organisation.can.edit ? <Editor organisation={organisation} /> : <NotForYou organisation={organisation} />)}
    </OfOrganisation>
  )
}

function Editor({ organisation }: { organisation: Organisation }) {
  const member = useMember()
  const [times, setTimes] = useState(0)
  if (!member) return null
  const kept = unsentValues(member.id).entries.get().get(organisation.id)
  const saved = valuesOf(organisation)
  return (
    <EditOrganisationForm
      key={times}
      organisation={organisation}
      initial={kept ? { ...saved, ...kept.values } : saved}
      member={member.id}
      isRestored={kept !== undefined}
      onDiscarded={() => setTimes(times + 1)}
    />
  )
}
