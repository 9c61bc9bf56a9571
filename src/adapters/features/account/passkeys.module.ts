import { passkeysImplementation } from '../../../application/features/passkeys/passkeys'
import type { Random } from '../../../application/ports/browser/random'
import type { Vault } from '../../../application/ports/browser/vault'
import { makePasskeyBrowser } from '../../browser/passkeys/passkey-browser'
import type { RestClient } from '../../rest/client/rest-client'
import { makePasskeys } from '../../rest/sign-in/passkeys'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(passkeysImplementation, (port) =>
  port
    .toResolvedValue(
      (rest: RestClient, vault: Vault, random: Random) => ({
        ...makePasskeys({ rest, vault, random }),
        browser: makePasskeyBrowser(),
      }),
      [TOKENS.rest, TOKENS.vault, TOKENS.random],
    )
    .inSingletonScope(),
)
