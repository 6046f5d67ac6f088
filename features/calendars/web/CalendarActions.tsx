import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, Download, Share2, Table } from 'lucide-react'
import { useIsPhone } from '#platform/web/phone.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { useCopy } from '#platform/web/use-copy.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/Menu.tsx'
import { calendarFile } from './data.ts'

/** Shares a link to the calendar, or exports it to a file. */
export function CalendarActions(shown: Slots['events.calendar']) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const { copy, prompt } = useCopy()

  async function share() {
    const url = location.href
    // Desktop browsers can share too, but there people expect the link.
    if (isPhone && 'share' in navigator) {
      try {
        await navigator.share({ title: t`Events`, url })
        return
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    copy(url, t`Calendar link copied to clipboard!`)
  }

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
          <MenuItem label={t`Share`} icon={Share2} onAction={() => void share()} />
        </Menu>
        {prompt}
      </>
    )
  }
  return (
    <>
      <Button onPress={() => void share()}>
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
