import { otherWaysInTab } from '../../domain/log.other-ways'
import type { TabMessage } from '../../domain/tab-log'
import type { AreaNeeds } from './area-needs'
import type { Area } from './areas'
import { effectTable } from '../effect'
import { makeArrive } from '../effects/arrive'
import { makePartnerSignInEffects } from '../effects/partner-sign-in.effects'
import { makeWalletSignInEffects } from '../effects/wallet-sign-in.effects'

export const makeArea = ({ ports, secrets, tab, memberIn, sayToAccount, sayToTab }: AreaNeeds): Area => ({
  tab: {
    messages: otherWaysInTab.messages,
    join: () => otherWaysInTab.join(tab),
    effects: effectTable<TabMessage>({
      walletSignIn: makeWalletSignInEffects({ ports, secrets, arrive: makeArrive({ sayToAccount, sayToTab }) }),
      partnerSignIn: makePartnerSignInEffects({ ports, secrets, memberIn, sayToAccount, sayToTab }),
    }),
  },
})
