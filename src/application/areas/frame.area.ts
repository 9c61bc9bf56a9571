import type { AccountMessage } from '../../domain/account-log'
import { frameInAccount } from '../../domain/log.frame'
import type { AreaNeeds } from './area-needs'
import type { Area } from './areas'
import { effectTable } from '../effect'
import { makeSocketEffects } from '../effects/connection.effects'
import { makeFrameEffects } from '../effects/frame.effects'
import { makeGroupEffects } from '../effects/group.effects'

export const makeArea = ({ ports, account }: AreaNeeds): Area => ({
  account: {
    messages: frameInAccount.messages,
    join: () => frameInAccount.join(account),
    effects: effectTable<AccountMessage>({ socket: makeSocketEffects(ports), group: makeGroupEffects(ports), frame: makeFrameEffects(ports) }),
  },
})
