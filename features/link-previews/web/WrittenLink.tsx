import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useDebouncedValue } from '#platform/web/use-debounced-value.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { firstLink, previewable } from '../address.ts'
import { LinkCard } from './LinkCard.tsx'
import { previewOf } from './data.ts'

/** Long enough that an address is not asked for while it is being typed, in milliseconds. */
const pause = 800

interface WrittenLinkProps {
  text: string
  onRemove: () => void
}

/** The preview of the first link of a text that is being written, with a button that removes it. */
export function WrittenLink({ text, onRemove }: WrittenLinkProps) {
  const { t } = useLingui()
  const link = useDebouncedValue(firstLink(text), pause)
  const { data } = useQuery(previewOf(link !== undefined && previewable(link) ? link : undefined))
  if (!data?.preview || link !== firstLink(text)) return null
  return (
    <div className="flex items-start gap-1.5">
      <div className="min-w-0 flex-1">
        <LinkCard preview={data.preview} isCompact />
      </div>
      <IconButton icon={X} size="small" label={t`Remove link preview`} onPress={onRemove} />
    </div>
  )
}
