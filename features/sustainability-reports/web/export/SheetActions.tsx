import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download, Printer } from 'lucide-react'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { fetchFile, saveFile } from '#platform/web/download.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { toast } from '#ui/toast.ts'
import { type Format, formats } from '../../formats.ts'
import { printPath } from '../../paths.ts'
import { exportAddress } from '../data.ts'
import { formatLabels, formatNotes } from '../labels.ts'

/** What readers can do with what an organisation shares for a year. */
export function SheetActions({ organisation: { id, slug }, year }: Slots['sustainability.sheet']) {
  const { t, i18n } = useLingui()
  const download = useMutation({
    async mutationFn(format: Format) {
      const { content, name } = await fetchFile(exportAddress(id, year, format))
      saveFile(content, name)
    },
    onError: (error) => toast.error(t`Download failed`, { description: problemOf(error).text }),
  })
  return (
    <>
      <Menu
        label={t`Download`}
        placement="bottom end"
        trigger={
          <Button pending={download.isPending} pendingLabel={t`Downloading`}>
            <Download aria-hidden />
            <Trans>Download</Trans>
          </Button>
        }
      >
        {formats.map((format) => (
          <MenuItem
            key={format}
            label={i18n._(formatLabels[format])}
            badge={<span className="ms-4 text-12 text-ink-3 phone:hidden">{i18n._(formatNotes[format])}</span>}
            onAction={() => download.mutate(format)}
          />
        ))}
      </Menu>
      <Link to={printPath(slug)} search={{ year }} className={buttonClass()}>
        <Printer aria-hidden />
        <Trans>Print</Trans>
      </Link>
    </>
  )
}
