import { signInFeature } from '../../../domain/sign-in/feature'
import { makeCompleteSignIn } from '../../effects/sign-in/complete-sign-in'
import { simulatedMail } from '../../effects/sign-in/simulated-mail'
import { implementFeature } from '../implement-feature'
import { simulatedX } from './simulated-x-page'
import { makeEmailSignInEffects, makeQrSignInEffects, makeXSignInEffects } from './sign-in.effects'

export const signInImplementation = implementFeature(
  signInFeature,
  ({ ports, secrets, dispatchToAccount, dispatchToTab }) => {
    const entrance = { ports, secrets, arrive: makeCompleteSignIn({ dispatchToAccount, dispatchToTab }) }
    return {
      tab: {
        'sign-in/email': makeEmailSignInEffects({ ...entrance, dispatchToTab }),
        'sign-in/x': makeXSignInEffects(entrance),
        'sign-in/qr': makeQrSignInEffects(entrance),
      },
      streams: {
        mail$: simulatedMail(ports),
        /** The simulated page of X; `null` if the real X is used. */
        xPage: ports.xPage === null ? null : simulatedX(ports.xPage, ports.navigator),
      },
    }
  },
)
