import { mainEngine } from '#testing/engines.ts'
import { prepareEngine } from '#testing/global-setup.ts'

/** Prepares the database of the desktop's stories. */
export default () => prepareEngine(mainEngine())
