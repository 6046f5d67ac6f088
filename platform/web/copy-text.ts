/** Copies a text to the clipboard, with a fallback for insecure origins. @returns whether it worked */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = (navigator as Partial<Navigator>).clipboard
  try {
    if (!clipboard) return copyTheOldWay(text)
    await clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function copyTheOldWay(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'sr-only'
  document.body.append(area)
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  return isCopied
}
