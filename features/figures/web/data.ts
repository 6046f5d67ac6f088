import { roomApi } from '#platform/web/api.ts'
import type { figuresContract } from '../contract.ts'

export const figures = roomApi<typeof figuresContract>('figures')

export const communityFigures = () => figures.query.read.queryOptions()
export const figuresSummary = () => figures.query.summary.queryOptions()
