import { mainEngine } from '#testing/engines.ts'
import { prepareEngine } from '#testing/global-setup.ts'

/** Before all stories. */
export default () => prepareEngine(mainEngine())
