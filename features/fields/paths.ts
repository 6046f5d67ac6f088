import { operatorsPath } from '#features/operators/paths.ts'

/** Fields of the community's own, for operators. */
export const fieldsPath = () => `${operatorsPath()}/fields`
export const newFieldPath = (subject: string) => `${fieldsPath()}/new/${subject}`
export const editFieldPath = (id: string) => `${fieldsPath()}/${id}`
