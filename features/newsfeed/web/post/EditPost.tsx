import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { firstLink } from '#features/link-previews/address.ts'
import { WrittenLink } from '#features/link-previews/web/index.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { toast } from '#ui/toast.ts'
import type { Post, PostPicture } from '../../contract.ts'
import { mostPictures } from '../../limits.ts'
import { AddPictures } from '../compose/AddPictures.tsx'
import { MentionField } from '../compose/MentionField.tsx'
import { PictureFields } from '../compose/PictureFields.tsx'
import { TextNote, useTextProblem } from '../compose/TextNote.tsx'
import { TopicField } from '../compose/TopicField.tsx'
import { useUploads } from '../compose/use-uploads.ts'
import { type Written, problemOfText, sendable } from '../compose/written.ts'
import { changePost, newsfeed } from '../data.ts'

/** Edits a post with its pictures. */
export function EditPost({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const wordsOf = useTextProblem()
  const noteId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [written, setWritten] = useState<Written>(post)
  const [topics, setTopics] = useState(post.topics)
  const [pictures, setPictures] = useState<readonly PostPicture[]>(post.pictures)
  const [withoutPreview, setWithoutPreview] = useState(post.isPreviewHidden ? firstLink(post.content) : undefined)
  const link = firstLink(written.content)
  const isPreviewHidden = link !== undefined && withoutPreview === link
  const uploads = useUploads(pictures.length, (upload) => setPictures((before) => [...before, { ...upload, alt: '' }]))
  const [problem, setProblem] = useState<string>()

  const saving = useMutation({
    mutationFn: () =>
      newsfeed.call.edit({
        id: post.id,
        ...sendable(written),
        topics,
        pictures: pictures.map(({ id, alt }) => ({ id, alt })),
        isPreviewHidden,
      }),
    onSuccess: (changed) => {
      changePost(queryClient, post.id, () => changed)
      onClose()
      toast.success(t`Post updated`)
    },
    onError: (error) => setProblem(problemOf(error).text),
  })
  const save = () => {
    const found = problemOfText(written.content)
    setProblem(wordsOf(found))
    if (found) field.current?.focus()
    else if (!saving.isPending && uploads.onTheirWay.length === 0) saving.mutate()
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Edit post`} closeLabel={t`Close`} size="large" isDismissable={false}>
      <div className="grid gap-4">
        <div className="grid gap-1.5">
          <MentionField
            label={t`Your post`}
            placeholder=""
            rows={4}
            inputRef={field}
            written={written}
            problemId={problem && noteId}
            onSend={save}
            onChange={(next) => {
              setProblem(undefined)
              setWritten(next)
            }}
          />
          <TextNote id={noteId} content={written.content} problem={problem} />
        </div>
        <PictureFields pictures={pictures} uploads={uploads} onChange={setPictures} />
        {!isPreviewHidden && <WrittenLink text={written.content} onRemove={() => setWithoutPreview(link)} />}
        <div>
          <AddPictures isDisabled={pictures.length + uploads.onTheirWay.length >= mostPictures} onChoose={uploads.choose} />
        </div>
        <TopicField value={topics} onChange={setTopics} />
      </div>
      <DialogActions>
        <Button onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          variant="primary"
          pending={saving.isPending}
          pendingLabel={t`Saving`}
          isDisabled={uploads.onTheirWay.length > 0}
          onPress={save}
        >
          <Trans>Save</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
