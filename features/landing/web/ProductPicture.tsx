import { classNames } from '#ui/class-names.ts'
import { type PictureName, pictureFile, pictures } from '../pictures.ts'

/** A screenshot in the reader's theme. Pictures load lazily, so the hidden one is not fetched. */
export function ProductPicture({ name, alt, className }: { name: PictureName; alt: string; className?: string }) {
  const { width, height } = pictures[name]
  const shown = { width, height, loading: 'lazy', decoding: 'async' } as const
  return (
    <>
      <img {...shown} alt={alt} src={addressOf(name, 'light')} className={classNames('dark:hidden', className)} />
      <img {...shown} alt={alt} src={addressOf(name, 'dark')} className={classNames('hidden dark:block', className)} />
    </>
  )
}

const addressOf = (name: PictureName, theme: 'light' | 'dark') => `/${pictureFile(name, theme)}?v=${__APP_VERSION__}`
