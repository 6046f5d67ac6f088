import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChartBarBig, Hash } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { GroupBrief } from '#features/groups/contract.ts'
import { firstLink } from '#features/link-previews/address.ts'
import { WrittenLink } from '#features/link-previews/web/index.ts'
import type { Me } from '#features/members/contract.ts'
import { newId } from '#platform/web/new-id.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { Topic } from '../../topics.ts'
import { mostPictures } from '../../limits.ts'
import { newsfeedProblems } from '../../problems.ts'
import { addPost, newsfeed } from '../data.ts'
import { AddPictures } from './AddPictures.tsx'
import { type Draft, blankDraft, blankPoll, dropDraft, isBlank, keepDraft, keptDraft, nextDraft } from './draft.ts'
import { GroupField } from './GroupField.tsx'
import { MentionField } from './MentionField.tsx'
import { PictureFields } from './PictureFields.tsx'
import { PollFields, focusOption } from './PollFields.tsx'
import { TextNote, useTextProblem } from './TextNote.tsx'
import { TopicField } from './TopicField.tsx'
import { useUploads } from './use-uploads.ts'
import { type PollProblem, problemOfPoll, problemOfText, sendable } from './written.ts'

/** Writes a new post, on the page of a group only for its people. The draft stays on the device until it is posted; pictures are uploaded as soon as they are chosen. */
export function Composer({ member, topic, group }: { member: Me; topic?: Topic | undefined; group?: GroupBrief }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const wordsOf = useTextProblem()
  const noteId = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const pollBox = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState(() => keptDraft(member.id, group?.id) ?? blankDraft(group?.id))
  const [problem, setProblem] = useState<string>()
  const [pollProblem, setPollProblem] = useState<PollProblem>()
  const [isWriting, setWriting] = useState(false)
  const [isChoosing, setChoosing] = useState(draft.topics.length > 0)
  const uploads = useUploads(draft.pictures.length, (upload) =>
    change((before) => ({ ...before, pictures: [...before.pictures, { ...upload, alt: '' }] })),
  )

  const link = firstLink(draft.content)
  const isHidden = link !== undefined && draft.withoutPreview === link
  const pictures = [...draft.pictures.map(({ id }) => id), ...uploads.onTheirWay.map(({ id, hasFailed }) => `${id} ${hasFailed}`)]
  const keptFocus = useKeptFocus(form, [isHidden, draft.poll !== undefined, ...pictures].join())

  function change(next: (before: Draft) => Draft) {
    setDraft((before) => {
      const after = next(before)
      keepDraft(member.id, after, group?.id)
      return after
    })
  }

  const posting = useMutation({
    mutationFn: (sent: Draft) =>
      newsfeed.call.post({
        ...sendable(sent),
        id: sent.id,
        topics: sent.group_id ? [] : [...sent.topics],
        group_id: sent.group_id,
        pictures: sent.pictures.map(({ id, alt }) => ({ id, alt })),
        isPreviewHidden: isHidden,
        poll: sent.poll ? { options: [...sent.poll.options], days: sent.poll.days } : null,
      }),
    onSuccess: (post, sent) => {
      addPost(queryClient, post)
      dropDraft(member.id, group?.id)
      change((now) => nextDraft(sent, now))
      setProblem(undefined)
      setChoosing(false)
      toast.success(t`Success`, { description: t`Your post has been shared!` })
    },
    onError: (error) => {
      toast.error(t`Error`, { description: t`Failed to create post` })
      const { is, text } = problemOf(error)
      // Other words were posted under it, such as an earlier version whose answer was lost.
      if (is(newsfeedProblems.idTaken)) change((now) => ({ ...now, id: newId() }))
      setProblem(text)
    },
  })

  function send() {
    if (posting.isPending || uploads.onTheirWay.length > 0) return
    const found = problemOfText(draft.content)
    const inPoll = draft.poll && problemOfPoll(draft.poll.options)
    setProblem(wordsOf(found))
    setPollProblem(inPoll)
    if (found) {
      if (found === 'empty') toast.error(t`Content required`, { description: t`Please enter some content for your post` })
      field.current?.focus()
      return
    }
    if (inPoll) focusOption(pollBox, inPoll.at)
    else posting.mutate(draft)
  }

  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={t`New post`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      {...keptFocus}
      className="card grid gap-3 p-5 outline-none phone:-mx-4 phone:rounded-none phone:border-x-0 phone:p-4"
    >
      <div className="flex items-start gap-3">
        <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={40} className="phone:hidden" />
        <div className="min-w-0 flex-1" onFocus={() => setWriting(true)}>
          <MentionField
            label={t`Your post`}
            placeholder={group ? t`What would you like to share with the group?` : t`What would you like to share with the community?`}
            rows={3}
            inputRef={field}
            written={draft}
            problemId={problem && noteId}
            onSend={send}
            onChange={(written) => {
              setProblem(undefined)
              change((before) => ({ ...before, ...written }))
            }}
          />
        </div>
      </div>
      <PictureFields
        pictures={draft.pictures}
        uploads={uploads}
        onChange={(next) => change((before) => ({ ...before, pictures: next(before.pictures) }))}
      />
      {draft.poll && (
        <PollFields
          box={pollBox}
          poll={draft.poll}
          problem={pollProblem}
          onChange={(poll) => {
            setPollProblem(undefined)
            change((before) => ({ ...before, poll }))
          }}
          onRemove={() => {
            setPollProblem(undefined)
            change((before) => ({ ...before, poll: undefined }))
          }}
        />
      )}
      {!isHidden && <WrittenLink text={draft.content} onRemove={() => change((before) => ({ ...before, withoutPreview: link }))} />}
      {!group && (isWriting || !isBlank(draft) || draft.group_id) && (
        <GroupField value={draft.group_id} onChange={(group_id) => change((before) => ({ ...before, group_id }))} />
      )}
      {isChoosing && !draft.group_id && (
        <TopicField value={draft.topics} onChange={(topics) => change((before) => ({ ...before, topics }))} />
      )}
      <div className="flex flex-wrap items-center gap-2 phone:gap-x-0">
        <AddPictures isDisabled={draft.pictures.length + uploads.onTheirWay.length >= mostPictures} onChoose={uploads.choose} />
        {!draft.poll && (
          <Button
            variant="quiet"
            size="small"
            className="phone:h-11! phone:px-1.5"
            onPress={() => {
              change((before) => ({ ...before, poll: blankPoll }))
              focusOption(pollBox, 0)
            }}
          >
            <ChartBarBig aria-hidden />
            <Trans>Poll</Trans>
          </Button>
        )}
        {!draft.group_id && (
          <Button
            variant="quiet"
            size="small"
            className="phone:h-11! phone:px-1.5"
            aria-expanded={isChoosing}
            onPress={() => {
              if (!isChoosing && topic && draft.topics.length === 0) change((before) => ({ ...before, topics: [topic] }))
              setChoosing(!isChoosing)
            }}
          >
            <Hash aria-hidden />
            <Trans>Topics</Trans>
          </Button>
        )}
        <TextNote id={noteId} content={draft.content} problem={problem} />
        <Button
          type="submit"
          variant="primary"
          className="ms-auto"
          pending={posting.isPending}
          pendingLabel={t`Posting`}
          isDisabled={uploads.onTheirWay.length > 0}
        >
          <Trans context="button">Post</Trans>
        </Button>
      </div>
    </form>
  )
}
