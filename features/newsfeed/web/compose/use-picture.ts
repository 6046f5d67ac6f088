import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { imageTypes } from '#platform/picture-limits.ts'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import type { Upload } from '../../contract.ts'
import { pictureBytes } from '../../limits.ts'
import { newsfeedProblems } from '../../problems.ts'
import { newsfeed } from '../data.ts'

/** An upload in progress. It starts at once, so that posting does not have to wait for it, and can be retried if it fails. */
export type PictureOnItsWay = { file: File; state: 'sending'; share: number } | { file: File; state: 'failed' }

/** @param onSent receives the upload as stored on the server */
export function usePicture(onSent: (upload: Upload) => void) {
  const { t, i18n } = useLingui()
  const [onItsWay, setOnItsWay] = useState<PictureOnItsWay>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const fail = (description: string) => toast.error(t`Failed to upload image`, { description })

  async function send(file: File) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setOnItsWay({ file, state: 'sending', share: 0 })
    try {
      const upload = await newsfeed.upload(
        'uploadPicture',
        { file },
        { signal: controller.signal, onProgress: (share) => setOnItsWay({ file, state: 'sending', share }) },
      )
      setOnItsWay(undefined)
      onSent(upload)
    } catch (error) {
      if (controller.signal.aborted) return
      const problem = problemOf(error)
      // A problem with the file itself would occur again on a retry.
      setOnItsWay(problem.code === 'BAD_REQUEST' || problem.code === 'PAYLOAD_TOO_LARGE' ? undefined : { file, state: 'failed' })
      fail(problem.text)
    }
  }

  return {
    onItsWay,
    choose(file: File | undefined) {
      if (!file) return
      if (!file.type.startsWith('image/')) fail(i18n._(newsfeedProblems.notAnImage.id))
      else if (!imageTypes.some((type) => type === file.type)) fail(i18n._(newsfeedProblems.imageType.id))
      else if (file.size > pictureBytes) toast.error(t`File too large`, { description: t`Please select an image under 5MB` })
      else void send(file)
    },
    retry: () => onItsWay && void send(onItsWay.file),
    cancel() {
      running.current?.abort()
      setOnItsWay(undefined)
    },
  }
}
