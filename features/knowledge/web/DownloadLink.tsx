import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { buttonClass } from '#ui/button-class.ts'
import type { ArticleBrief } from '../contract.ts'
import { knowledgeFilePath } from '../paths.ts'

/** A download button that shows the kind and size of the file. */
export function DownloadLink({ file: { name, bytes } }: { file: NonNullable<ArticleBrief['file']> }) {
  const kind = name.slice(name.lastIndexOf('.') + 1).toUpperCase()
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return (
    <a
      href={knowledgeFilePath(name)}
      download={name}
      className={buttonClass({ size: 'small', className: 'h-auto! min-h-control-sm max-w-full shrink! py-1 whitespace-normal!' })}
    >
      <Download aria-hidden />
      <Trans>
        Download ({kind}, {kilobytes} kB)
      </Trans>
    </a>
  )
}
