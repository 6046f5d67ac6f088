import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

/** The delay before a retry, in milliseconds. */
const retryPause = 10_000

/** Starts the followers after the first screen, until `memberId` changes. */
export function useFollowers(memberId: string | undefined): void {
  const queryClient = useQueryClient()
  const router = useRouter()

  useEffect(() => {
    if (memberId === undefined) return undefined
    const id = memberId
    let isOver = false
    let end = () => {}
    let timer: ReturnType<typeof setTimeout> | undefined
    void whenIdle().then(load)

    function load() {
      if (isOver) return
      import('./follow.ts')
        .then(({ follow }) => follow(queryClient, router, id))
        .then(
          (ending) => (isOver ? ending() : (end = ending)),
          () => {
            if (!isOver) timer = setTimeout(load, retryPause)
          },
        )
    }
    return () => {
      isOver = true
      clearTimeout(timer)
      end()
    }
  }, [memberId, queryClient, router])
}
