import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Newspaper } from 'lucide-react'
import { useMember } from '#features/members/web/index.ts'
import { imageTypes } from '#platform/picture-limits.ts'
import { problemOf } from '#platform/web/problem.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { Button } from '#ui/Button.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { toast } from '#ui/toast.ts'
import { mostPictures } from '../../limits.ts'
import { newsfeedPath } from '../../paths.ts'
import { newsfeed } from '../data.ts'
import { blankDraft, keepDraft, keptDraft } from './draft.ts'

/** Starts a post with shared content: a picture is uploaded, text is put before the existing draft. */
export function ShareToPost({ words, file, onTaken }: { words: string; file: File | undefined; onTaken: () => Promise<void> }) {
  const { t } = useLingui()
  const navigate = useNavigateIfStillHere()
  const member = useMember()
  const isPicture = imageTypes.some((type) => type === file?.type)
  const begin = useMutation({
    async mutationFn(self: string) {
      const upload = file && isPicture ? await newsfeed.upload('uploadPicture', { file }) : undefined
      const before = keptDraft(self) ?? blankDraft()
      const content = [words, before.content].filter((each) => each.trim() !== '').join('\n\n')
      const pictures = upload ? [...before.pictures, { ...upload, alt: '' }].slice(-mostPictures) : before.pictures
      keepDraft(self, { ...before, content, pictures })
      await onTaken()
    },
    onSuccess: () => navigate({ href: newsfeedPath() }),
    onError: (error) => toast.error(t`Failed to upload image`, { description: problemOf(error).text }),
  })
  if (!member || (file ? !isPicture : words === '')) return null
  return (
    <section className="card px-4">
      <SettingRow
        icon={<Newspaper className="flex-none text-ink-2 phone:hidden" aria-hidden />}
        title={<Trans>A newsfeed post</Trans>}
        action={
          <Button size="small" pending={begin.isPending} onPress={() => begin.mutate(member.id)}>
            <Trans>Start a post</Trans>
          </Button>
        }
      >
        <p className="text-ink-2">
          <Trans>You can edit it before it’s published.</Trans>
        </p>
      </SettingRow>
    </section>
  )
}
