import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { operatorsContract } from '../contract.ts'

const operators = roomApi<typeof operatorsContract>('operators')

/** Actions of operators, newest first, page by page. */
export const operatorActs = () => pagedOptions(operators.query.acts, (cursor) => ({ cursor }))
