import { otherSignInTabPart } from '../../../domain/manifests/other-sign-in'
import type { TabMessage } from '../../../domain/manifests/tab-messages'
import type { AreaDeps } from '../feature-deps'
import type { Area } from '../lazy-areas'
import { effectTable } from '../../effects/effect'
import { makeCompleteSignIn } from '../../effects/sign-in/complete-sign-in'
import { makePartnerSignInEffects } from '../../effects/sign-in/partner-sign-in.effects'
import { makeWalletSignInEffects } from '../../effects/sign-in/wallet-sign-in.effects'

export const makeArea = ({ ports, secrets, tab, memberIn, dispatchToAccount, dispatchToTab }: AreaDeps): Area => ({
  tab: {
    messages: otherSignInTabPart.messages,
    join: () => otherSignInTabPart.join(tab),
    effects: effectTable<TabMessage>({
      walletSignIn: makeWalletSignInEffects({
        ports,
        secrets,
        arrive: makeCompleteSignIn({ dispatchToAccount, dispatchToTab }),
      }),
      partnerSignIn: makePartnerSignInEffects({ ports, secrets, memberIn, dispatchToAccount, dispatchToTab }),
    }),
  },
})
