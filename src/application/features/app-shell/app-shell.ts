import type { AccountMessage } from '../../../domain/manifests/account-messages'
import { appShellAccountPart } from '../../../domain/manifests/app-shell'
import type { AreaDeps } from '../feature-deps'
import type { Area } from '../lazy-areas'
import { effectTable } from '../../effects/effect'
import { makeSocketEffects } from '../../effects/connection.effects'
import { makeBalanceAndActivityEffects } from '../../effects/balance-and-activity.effects'
import { makeGroupEffects } from '../../effects/group.effects'

export const makeArea = ({ ports, account }: AreaDeps): Area => ({
  account: {
    messages: appShellAccountPart.messages,
    join: () => appShellAccountPart.join(account),
    effects: effectTable<AccountMessage>({
      socket: makeSocketEffects(ports),
      group: makeGroupEffects(ports),
      frame: makeBalanceAndActivityEffects(ports),
    }),
  },
})
