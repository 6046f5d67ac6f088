import { useLingui } from '@lingui/react/macro'
import { Ellipsis, Flag } from 'lucide-react'
import { useState } from 'react'
import { useMember } from '#features/members/web/index.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import type { ContentKind } from '../vocabulary.ts'
import { ReportDialog } from './ReportDialog.tsx'

interface ContentProps {
  id: string
  author: { id: string; full_name: string }
}

/** A menu for reporting what another member wrote for everyone to read. */
function ReportContent({ kind, id, author }: ContentProps & { kind: ContentKind }) {
  const { t } = useLingui()
  const [isReporting, setReporting] = useState(false)
  const member = useMember()
  const name = author.full_name
  const [label, item] = {
    post: [t`More about ${name}’s post`, t`Report post`],
    comment: [t`More about ${name}’s comment`, t`Report comment`],
    review: [t`More about ${name}’s review`, t`Report review`],
    update: [t`More about ${name}’s update`, t`Report update`],
    organisation: [t`More about ${name}`, t`Report organisation`],
    event: [t`More about ${name}’s event`, t`Report event`],
  }[kind] as [string, string]
  const close = () => setReporting(false)
  if (!member || member.id === author.id) return null
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} size="small" label={label} />} label={label} placement="bottom end">
        <MenuItem label={item} icon={Flag} onAction={() => setReporting(true)} />
      </Menu>
      {isReporting && <ReportDialog member={author} about={{ kind, id }} onClose={close} onBlocked={close} />}
    </>
  )
}

/** By kind of content, for the slots of other rooms. */
export const reportMenus = {
  post: (props: ContentProps) => <ReportContent kind="post" {...props} />,
  comment: (props: ContentProps) => <ReportContent kind="comment" {...props} />,
  review: (props: ContentProps) => <ReportContent kind="review" {...props} />,
  update: (props: ContentProps) => <ReportContent kind="update" {...props} />,
  organisation: (props: ContentProps) => <ReportContent kind="organisation" {...props} />,
  event: (props: ContentProps) => <ReportContent kind="event" {...props} />,
}
