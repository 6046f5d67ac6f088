import type { Text } from './texts.ts'

/** An entry of the menu that systems show at the installed application's icon. */
export interface AppShortcut {
  /** Names the file of its icon. */
  id: string
  name: Text
  path: string
  /** An SVG path of lines in a square of 24. */
  icon: string
}

/** A picture of the application that browsers show before it is installed. */
export interface AppScreenshot {
  path: string
  /** In pixels. */
  width: number
  height: number
  form: 'narrow' | 'wide'
  label: Text
}

/** Where systems send what members share with the installed application. */
export interface ShareTarget {
  address: string
  /** The screen that asks what to do with it. */
  screen: string
  /** Media types of files. */
  types: readonly string[]
  /** The largest file. */
  mostBytes: number
  /** Characters of the longest text. */
  longest: number
}
