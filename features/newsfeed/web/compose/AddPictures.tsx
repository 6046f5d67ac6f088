import { Trans } from '@lingui/react/macro'
import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { imageTypes } from '#platform/picture-limits.ts'
import { Button } from '#ui/Button.tsx'

/** A button that asks for pictures. */
export function AddPictures({ isDisabled, onChoose }: { isDisabled: boolean; onChoose: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={imageTypes.join()}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button
        variant="quiet"
        size="small"
        className="-ms-2 phone:h-11! phone:px-2"
        isDisabled={isDisabled}
        onPress={() => input.current?.click()}
      >
        <ImagePlus aria-hidden />
        <Trans>Pictures</Trans>
      </Button>
    </>
  )
}
