import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { DocumentsEditor, documentsOf } from '#features/documents/web/index.ts'
import { newId } from '#platform/web/new-id.ts'
import { usePromptPolling } from '#platform/web/live/index.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { problemOf } from '#platform/web/problem.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { DialogActions } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { longestText } from '../../limits.ts'
import type { AnswerPlace } from '../answering/use-answer.ts'
import { filePages, sustainability } from '../data.ts'
import { useChange } from '../use-change.ts'

type Kind = 'file' | 'link' | 'note'

/** Adds a page of a file, a link or a note. */
export function AddEvidence({ at, onDone }: { at: AnswerPlace; onDone: () => void }) {
  const { t } = useLingui()
  const [kind, setKind] = useState<Kind>('file')
  const [evidence_id] = useState(newId)
  const [file_id, setFile] = useState<string | null>(null)
  const [page, setPage] = useState<number | null>(null)
  const [url, setUrl] = useState('')
  const [note, setNote] = useState('')
  const add = useChange({
    send: () =>
      sustainability.call.addEvidence({
        ...at,
        evidence_id,
        file_id: kind === 'file' ? file_id : null,
        page: kind === 'file' ? page : null,
        url: kind === 'link' ? url : null,
        note,
      }),
    onDone,
  })
  const problem = add.error && problemOf(add.error)
  const { url: wrongUrl, page: wrongPage } = problem?.fields ?? {}
  const isReady = kind === 'file' ? file_id !== null : kind === 'link' ? url.trim() !== '' : note.trim() !== ''
  return (
    <Form className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={() => isReady && add.mutate()}>
      <SegmentedControl
        label={t`Kind of evidence`}
        options={[
          { id: 'file', label: t`File` },
          { id: 'link', label: t`Link` },
          { id: 'note', label: t`Note` },
        ]}
        value={kind}
        onChange={setKind}
        isFull
      />
      {!wrongUrl && !wrongPage && <FormBanner>{problem?.text}</FormBanner>}
      {kind === 'file' && (
        <>
          <ChooseFile organisationId={at.id} fileId={file_id} onChoose={setFile} />
          <NumberField
            label={t`Page`}
            mark={t`Optional`}
            value={page}
            onChange={setPage}
            minValue={1}
            error={wrongPage}
            className="max-w-40"
          />
        </>
      )}
      {kind === 'link' && (
        <TextField label={t`Web address`} inputMode="url" value={url} onChange={setUrl} error={wrongUrl} placeholder="https://" />
      )}
      <TextArea
        label={t`Note`}
        mark={kind === 'note' ? undefined : t`Optional`}
        hint={t`What it shows, such as the meter, the invoice or who measured.`}
        rows={2}
        value={note}
        onChange={setNote}
        limit={longestText.note}
      />
      <DialogActions>
        <Button onPress={onDone}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="primary" isDisabled={!isReady} pending={add.isPending} pendingLabel={t`Adding`}>
          <Trans>Add evidence</Trans>
        </Button>
      </DialogActions>
    </Form>
  )
}

interface ChooseFileProps {
  organisationId: string
  fileId: string | null
  onChoose: (fileId: string | null) => void
}

/** One of the organisation's files, or a new one. */
function ChooseFile({ organisationId, fileId, onChoose }: ChooseFileProps) {
  const { t } = useLingui()
  // A file may have become ready since it was listed.
  const pages = useInfiniteQuery({ ...filePages(organisationId), refetchOnMount: 'always' })
  const files = itemsOf(pages.data).filter(({ state }) => state !== 'refused')
  const [newFile, setNewFile] = useState<string>()
  const upload = useChange<string>({
    send: (file_id) => sustainability.call.addFile({ id: organisationId, file_id }),
    failed: t`Failed to prepare the upload`,
    onDone: setNewFile,
  })
  if (newFile) return <UploadFile fileId={newFile} onReady={() => onChoose(newFile)} />
  return (
    <div className="grid gap-3">
      {files.length > 0 && (
        <Select
          label={t`File`}
          placeholder={t`Choose a file`}
          options={files.map(({ id, name, state }) => ({
            id,
            label: name,
            ...(state !== 'ready' && { detail: t`Not ready yet`, isDisabled: true }),
          }))}
          value={fileId}
          onChange={onChoose}
        />
      )}
      <Button className="w-fit" pending={upload.isPending} pendingLabel={t`Preparing`} onPress={() => upload.mutate(newId())}>
        {files.length > 0 ? <Trans>Upload another file</Trans> : <Trans>Upload a PDF</Trans>}
      </Button>
    </div>
  )
}

/** Takes one file, and reports when it is ready. */
function UploadFile({ fileId, onReady }: { fileId: string; onReady: () => void }) {
  const { data } = useQuery({ ...documentsOf(fileId), refetchInterval: usePromptPolling() })
  const isReady = data?.items.some(({ state }) => state === 'ready') ?? false
  const tell = useEffectEvent(onReady)
  useEffect(() => {
    if (isReady) tell()
  }, [isReady])
  return <DocumentsEditor subjectId={fileId} isWithoutDeck />
}
