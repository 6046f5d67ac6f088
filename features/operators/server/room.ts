import { room } from '#platform/server/room.ts'
import { operatorsContract } from '../contract.ts'
import { actsPath, operatorsPath, rolesPath } from '../paths.ts'
import { actsOf, forgetInLog } from './acts.ts'
import { operatorsHandlers } from './handlers.ts'
import { roleChangedNotification } from './role-notifications.ts'

export const operatorsRoom = room({
  name: 'operators',
  contract: operatorsContract,
  handlers: operatorsHandlers,
  screens: [operatorsPath(), rolesPath(), actsPath()],
  kinds: [roleChangedNotification],
  personalData: {
    lists: {
      operatorActs: {
        about: /*i18n*/ { id: 'file.copy.operators.operatorActs', message: 'Your actions as an operator of the community.' },
        from: ['operator_acts'],
        read: actsOf,
      },
    },
    forget: (tx, { id }) => forgetInLog(tx, id),
  },
})
