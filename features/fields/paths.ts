import { dashboardPath } from '#platform/paths.ts'

/** Fields of the community's own, for operators. */
export const fieldsPath = () => `${dashboardPath()}/operators/fields`
export const newFieldPath = (subject: string) => `${fieldsPath()}/new/${subject}`
export const editFieldPath = (id: string) => `${fieldsPath()}/${id}`
