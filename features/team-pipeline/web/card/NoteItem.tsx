import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Ellipsis, Lock, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { profilePath } from '#features/members/paths.ts'
import { useMember } from '#features/members/web/index.ts'
import { RelativeTime } from '#features/notifications/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import type { TeamNote } from '../../notes-contract.ts'
import { DeleteNote } from './DeleteNote.tsx'
import { EditNote } from './EditNote.tsx'
import type { CountUnsaved } from './use-unsaved-text.ts'

interface NoteItemProps {
  about: { id: string; deal_id: string }
  note: TeamNote
  onUnsaved: CountUnsaved
}

export function NoteItem({ about, note, onUnsaved }: NoteItemProps) {
  const { t } = useLingui()
  const [doing, setDoing] = useState<'edit' | 'delete'>()
  const isOwn = useMember()?.id === note.author.id
  const { author, text, is_private, written_at, edited_at } = note
  const stop = () => setDoing(undefined)
  return (
    <li className="flex gap-3">
      <Avatar id={author.id} name={author.full_name} picture={author.profile_picture} size={28} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
            <Link to={profilePath(author.id)} dir="auto" className="font-medium wrap-anywhere hover:underline">
              {author.full_name}
            </Link>
            {is_private && (
              <Badge icon={Lock}>
                <Trans>Only you</Trans>
              </Badge>
            )}
            <RelativeTime at={written_at} />
            {edited_at && (
              <span className="text-12 text-ink-3">
                <Trans>edited</Trans>
              </span>
            )}
          </p>
          {isOwn && (
            <Menu
              label={t`Your note`}
              placement="bottom end"
              trigger={<IconButton icon={Ellipsis} size="small" label={t`Your note`} className="-my-1 phone:-my-3" />}
            >
              <MenuItem label={t`Edit note`} icon={Pencil} onAction={() => setDoing('edit')} />
              <MenuItem label={t`Delete note`} icon={Trash2} isDangerous onAction={() => setDoing('delete')} />
            </Menu>
          )}
        </div>
        {doing === 'edit' ? (
          <EditNote about={about} note={note} onUnsaved={onUnsaved} onDone={stop} />
        ) : (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {text}
          </p>
        )}
      </div>
      {doing === 'delete' && <DeleteNote about={about} note={note} onClose={stop} />}
    </li>
  )
}
