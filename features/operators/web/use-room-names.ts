import { useLingui } from '@lingui/react/macro'

/** What the log calls the room of an act. */
export function useRoomNames(): (room: string) => string {
  const { t } = useLingui()
  const names: Record<string, string> = {
    announcements: t`Announcements`,
    community: t`Name and texts`,
    eventSources: t`Event sources`,
    events: t`Events`,
    fields: t`Profile fields`,
    groups: t`Groups`,
    health: t({ message: 'Health', context: 'console' }),
    investments: t`Exchange rates`,
    joining: t`Joining`,
    knowledge: t`Webinars`,
    legal: t`Terms`,
    memberSupport: t`Members`,
    mentoringDays: t`Mentoring days`,
    newsfeed: t`Newsfeed`,
    operators: t`Roles`,
    organisations: t`Organisations`,
    reports: t`Reports`,
    retention: t`Retention`,
    reviews: t`Reviews`,
  }
  return (room) => names[room] ?? room
}
