import { DueSteps } from '../after/DueSteps.tsx'
import { NextMeeting } from '../NextMeeting.tsx'

/** On the dashboard: the next meeting, and what is due after earlier ones. */
export const OnDashboard = () => (
  <>
    <NextMeeting />
    <DueSteps />
  </>
)
