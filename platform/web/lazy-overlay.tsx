import { useLingui } from '@lingui/react/macro'
import { type ComponentType, type FunctionComponent, useEffect, useEffectEvent, useState } from 'react'
import { toast } from '#ui/toast.ts'

/**
 * Like `lazily`, for overlays: if the code cannot be loaded, a toast is shown, the overlay is closed, and the screen stays as it is.
 * @param giveUp closes the overlay
 */
export function lazyOverlay<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  giveUp: (props: Props) => void,
): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | undefined

  return function Over(props: Props) {
    const { t } = useLingui()
    const [Content, setContent] = useState(() => loaded)
    const fail = useEffectEvent(() => {
      toast.error(t`This could not be loaded`, { description: t`Please check your connection and try again.` })
      giveUp(props)
    })
    useEffect(() => {
      if (loaded) return undefined
      let isOver = false
      load().then(
        (component) => {
          loaded = component
          if (!isOver) setContent(() => component)
        },
        () => {
          if (!isOver) fail()
        },
      )
      return () => {
        isOver = true
      }
    }, [])
    return Content && <Content {...props} />
  }
}
