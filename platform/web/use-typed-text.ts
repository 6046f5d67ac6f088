import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The text of a search field whose settled value is stored elsewhere, such as in the URL. The field never waits for it, and only follows it
 * when it was not changed by typing; what is typed meanwhile stays behind it.
 * @param onSettled called once nothing was typed for `pause` milliseconds
 */
export function useTypedText(
  settled: string,
  onSettled: (text: string) => void,
  pause = 150,
): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(settled)
  const [seen, setSeen] = useState(settled)
  const [sent, setSent] = useState(settled)

  if (settled !== seen) {
    setSeen(settled)
    if (settled !== sent) {
      setSent(settled)
      const begun = typed.trimStart()
      setTyped(sent !== '' && begun.startsWith(sent) ? settled + begun.slice(sent.length) : settled)
    }
  }

  const text = typed.trim()
  const settle = useEffectEvent(() => {
    setSent(text)
    onSettled(text)
  })
  useEffect(() => {
    const timer = text === sent ? undefined : setTimeout(settle, pause)
    return () => clearTimeout(timer)
  }, [text, sent, pause])
  return [typed, setTyped]
}
