import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { problemOfFile, problemOfImage } from './check-picture.ts'
import type { Crop, EditedPicture } from './edited-picture.ts'

/** A chosen file and its object URL, valid until it is revoked. */
interface Chosen {
  file: File
  address: string
}

/** Choosing, cropping and uploading a new picture. The chosen file is kept until the upload succeeds or is cancelled. */
export function usePictureChange({ kind, upload, texts }: EditedPicture) {
  const { i18n } = useLingui()
  const [chosen, setChosen] = useState<Chosen>()
  const [share, setShare] = useState(0)
  const running = useRef<AbortController>(undefined)

  const fail = (description: string) => toast.error(texts.uploadFailed, { description: description || texts.uploadFailedNote })
  const consider = async (file: File) => {
    const address = URL.createObjectURL(file)
    const problem = problemOfFile(kind, file) ?? (await problemOfImage(address))
    if (!problem) return setChosen({ file, address })
    URL.revokeObjectURL(address)
    fail(i18n._(problem))
  }
  const reset = () => {
    running.current?.abort()
    if (chosen) URL.revokeObjectURL(chosen.address)
    setChosen(undefined)
    sending.reset()
  }
  const sending = useMutation({
    mutationFn: async (crop: Crop) => {
      if (!chosen) throw new Error('no picture chosen')
      running.current = new AbortController()
      setShare(0)
      await upload({ ...crop, file: chosen.file }, { onProgress: setShare, signal: running.current.signal })
    },
    onError: (error) => {
      if (error instanceof DOMException && error.name === 'AbortError') return
      fail(problemOf(error).text)
    },
    onSuccess: () => {
      reset()
      toast.success(texts.uploaded, { duration: 3000 })
    },
  })

  return {
    /** The URL of the chosen file until it is uploaded. */
    preview: chosen?.address,
    choose: (file: File | undefined) => {
      if (file) void consider(file)
    },
    send: (crop: Crop) => sending.mutate(crop),
    cancel: reset,
    isSending: sending.isPending,
    hasFailed: sending.isError,
    /** Upload progress from 0 to 1. */
    share,
  }
}
export type PictureChange = ReturnType<typeof usePictureChange>
