import {
  passkeyRemovingEffects,
  passkeysAccountMessages,
  passkeysFeature,
  passkeysQuery,
} from '../../../domain/passkeys'
import { makeCompleteSignIn } from '../../effects/sign-in/complete-sign-in'
import { accountEffects, failsWith } from '../../effects/effect'
import { readList } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import { makePasskeyEffects } from './passkeys.effects'
import type { PasskeysPort } from './ports'

export const passkeysImplementation = implementFeature(
  passkeysFeature,
  ({ dispatchToAccount, dispatchToTab }, port: PasskeysPort) => {
    const { addPasskey, ...signIn } = makePasskeyEffects({
      port,
      arrive: makeCompleteSignIn({ dispatchToAccount, dispatchToTab }),
      dispatchToAccount,
    })
    return {
      account: {
        'passkeys/list': readList(passkeysQuery, () => port.list()),
        'passkeys/removing': {
          removePasskey: accountEffects.idempotent(passkeyRemovingEffects.removePasskey, {
            call: ({ id }) => port.remove(id),
            toResult: (_done, { id }, ask) => ({ type: 'passkeys/PasskeyRemoved', ask, id }),
            failed: failsWith(passkeysAccountMessages['passkeys/PasskeyNotRemoved']),
          }),
        },
      },
      tab: { 'passkeys/signIn': signIn, 'passkeys/adding': { addPasskey } },
      streams: { support: port.browser.support },
    }
  },
)
