import { unsentForms } from '#platform/web/form/unsent-form.ts'
import type { OrganisationValues } from './form-values.ts'

export const unsentValues = unsentForms<OrganisationValues>('organisation_draft')
