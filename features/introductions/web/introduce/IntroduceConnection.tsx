import type { Slots } from '#platform/web/rooms/slots.tsx'
import { IntroduceButton } from './IntroduceButton.tsx'

/** In the list of connections. */
export const IntroduceConnection = ({ member }: Slots['connection.actions']) => <IntroduceButton member={member} size="small" />
