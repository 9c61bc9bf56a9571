import { waysInTab } from '../../domain/log.ways'
import type { TabMessage } from '../../domain/tab-log'
import type { AreaNeeds } from './area-needs'
import type { Area } from './areas'
import { effectTable } from '../effect'
import { makeArrive } from '../effects/arrive'
import { makeEmailSignInEffects, makeQrSignInEffects, makeXSignInEffects } from '../effects/sign-in.effects'

export const makeArea = ({ ports, secrets, tab, sayToAccount, sayToTab }: AreaNeeds): Area => {
  const entrance = { ports, secrets, arrive: makeArrive({ sayToAccount, sayToTab }) }
  return {
    tab: {
      messages: waysInTab.messages,
      join: () => waysInTab.join(tab),
      effects: effectTable<TabMessage>({
        signIn: makeEmailSignInEffects({ ...entrance, sayToTab }),
        xSignIn: makeXSignInEffects(entrance),
        qrSignIn: makeQrSignInEffects(entrance),
      }),
    },
  }
}
