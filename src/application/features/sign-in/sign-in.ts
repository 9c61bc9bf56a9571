import { signInTabPart } from '../../../domain/manifests/sign-in'
import type { TabMessage } from '../../../domain/manifests/tab-messages'
import type { AreaDeps } from '../feature-deps'
import type { Area } from '../lazy-areas'
import { effectTable } from '../../effects/effect'
import { makeCompleteSignIn } from '../../effects/sign-in/complete-sign-in'
import { makeEmailSignInEffects, makeQrSignInEffects, makeXSignInEffects } from '../../effects/sign-in/sign-in.effects'

export const makeArea = ({ ports, secrets, tab, dispatchToAccount, dispatchToTab }: AreaDeps): Area => {
  const entrance = { ports, secrets, arrive: makeCompleteSignIn({ dispatchToAccount, dispatchToTab }) }
  return {
    tab: {
      messages: signInTabPart.messages,
      join: () => signInTabPart.join(tab),
      effects: effectTable<TabMessage>({
        signIn: makeEmailSignInEffects({ ...entrance, dispatchToTab }),
        xSignIn: makeXSignInEffects(entrance),
        qrSignIn: makeQrSignInEffects(entrance),
      }),
    },
  }
}
