import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, Download, Share2, Table } from 'lucide-react'
import { useIsPhone } from '#platform/web/phone.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { useShare } from '#platform/web/use-share.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/Menu.tsx'
import { calendarFile } from './data.ts'

/** Shares a link to the calendar, or exports it to a file. */
export function CalendarActions(shown: Slots['events.calendar']) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const { share, prompt } = useShare()
  const shareCalendar = () => share({ title: t`Events`, url: location.href }, t`Calendar link copied to clipboard!`)

  const files = (
    <>
      <MenuItem label={t`Calendar file (.ics)`} icon={CalendarDays} href={calendarFile(shown, 'ics')} download />
      <MenuItem label={t`Table (.csv)`} icon={Table} href={calendarFile(shown, 'csv')} download />
    </>
  )
  if (isPhone) {
    return (
      <>
        <Menu
          label={t`Export`}
          placement="bottom end"
          trigger={<IconButton icon={Download} variant="outline" label={t`Export or share`} />}
        >
          {files}
          <MenuSeparator />
          <MenuItem label={t`Share`} icon={Share2} onAction={shareCalendar} />
        </Menu>
        {prompt}
      </>
    )
  }
  return (
    <>
      <Button onPress={shareCalendar}>
        <Share2 aria-hidden />
        <Trans>Share</Trans>
      </Button>
      <Menu
        label={t`Export`}
        placement="bottom end"
        trigger={
          <Button>
            <Download aria-hidden />
            <Trans>Export</Trans>
          </Button>
        }
      >
        {files}
      </Menu>
      {prompt}
    </>
  )
}
