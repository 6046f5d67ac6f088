import { consolePath, dashboardPath } from '#platform/paths.ts'

/** The days that operators plan. */
export const mentoringDaysPath = () => consolePath('mentoring-days')
export const operatedDayPath = (id: string) => `${mentoringDaysPath()}/${id}`
export const newDayPath = () => operatedDayPath('new')
/** A day, for those who take part. */
export const mentoringDayPath = (id: string) => `${dashboardPath()}/mentoring-days/${id}`
