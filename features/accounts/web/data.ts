import { roomApi } from '#platform/web/api.ts'
import type { accountsContract } from '../contract.ts'

export const accounts = roomApi<typeof accountsContract>('accounts')
