import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { imageTypes } from '#platform/picture-limits.ts'
import { newId } from '#platform/web/new-id.ts'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import type { Upload } from '../../contract.ts'
import { mostPictures, pictureBytes } from '../../limits.ts'
import { newsfeedProblems } from '../../problems.ts'
import { newsfeed } from '../data.ts'

/** A picture on its way. It starts at once, so that posting does not have to wait for it, and can be retried if it fails. */
export interface PictureOnItsWay {
  id: string
  file: File
  /** From 0 to 1. */
  share: number
  hasFailed: boolean
}

/**
 * Uploads pictures one after the other, so that they keep their order; a failure stops no other.
 * @param has how many pictures there are already
 * @param onSent receives each upload as stored on the server
 */
export function useUploads(has: number, onSent: (upload: Upload) => void) {
  const { t, i18n } = useLingui()
  const [onTheirWay, setOnTheirWay] = useState<readonly PictureOnItsWay[]>([])
  const running = useRef(new Map<string, AbortController>())
  const queue = useRef(Promise.resolve())
  useEffect(() => {
    const controllers = running.current
    return () => controllers.forEach((controller) => controller.abort())
  }, [])

  const fail = (description: string) => toast.error(t`Failed to upload image`, { description })
  const change = (id: string, by: Partial<PictureOnItsWay>) =>
    setOnTheirWay((before) => before.map((each) => (each.id === id ? { ...each, ...by } : each)))
  const drop = (id: string) => setOnTheirWay((before) => before.filter((each) => each.id !== id))

  function send(id: string, file: File) {
    const controller = new AbortController()
    running.current.set(id, controller)
    const { signal } = controller
    queue.current = queue.current.then(async () => {
      if (signal.aborted) return
      try {
        const upload = await newsfeed.upload('uploadPicture', { file }, { signal, onProgress: (share) => change(id, { share }) })
        drop(id)
        onSent(upload)
      } catch (error) {
        if (signal.aborted) return
        const problem = problemOf(error)
        // A problem with the file itself would occur again on a retry.
        if (problem.code === 'BAD_REQUEST' || problem.code === 'PAYLOAD_TOO_LARGE') drop(id)
        else change(id, { hasFailed: true })
        fail(problem.text)
      }
    })
  }

  function isPicture(file: File): boolean {
    if (!file.type.startsWith('image/')) fail(i18n._(newsfeedProblems.notAnImage.id))
    else if (!imageTypes.some((type) => type === file.type)) fail(i18n._(newsfeedProblems.imageType.id))
    else if (file.size > pictureBytes) toast.error(t`File too large`, { description: t`Please select an image under 5MB` })
    else return true
    return false
  }

  return {
    onTheirWay,
    choose(files: readonly File[]) {
      const room = mostPictures - has - onTheirWay.length
      const pictures = files.filter(isPicture)
      if (pictures.length > room) fail(t`A post can have up to ${mostPictures} pictures.`)
      const added = pictures.slice(0, Math.max(0, room)).map((file) => ({ id: newId(), file, share: 0, hasFailed: false }))
      setOnTheirWay((before) => [...before, ...added])
      for (const { id, file } of added) send(id, file)
    },
    retry({ id, file }: PictureOnItsWay) {
      change(id, { share: 0, hasFailed: false })
      send(id, file)
    },
    cancel({ id }: PictureOnItsWay) {
      running.current.get(id)?.abort()
      drop(id)
    },
  }
}
