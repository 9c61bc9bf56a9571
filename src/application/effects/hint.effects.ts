import { hintEffects } from '../../domain/chat'
import type { TabMessage } from '../../domain/tab-log'
import { answering, reading } from '../effect'
import type { Ports } from '../ports'

/** So many are offered at most; whoever looks for somebody else types on. */
const OFFERED = 20

export const makeHintEffects = ({ bots, groups }: Ports) => ({
  listCommands: reading(hintEffects.listCommands, answering(
    ({ gid }) => bots.commands(gid),
    (commands, _, ask): TabMessage => ({ type: 'CommandsListed', ask, commands }),
    (failure, _, ask): TabMessage => ({ type: 'CommandsNotListed', ask, failure }),
  )),
  findMembers: reading(hintEffects.findMembers, answering(
    ({ gid, keyword }) => groups.members(gid, 1, OFFERED, keyword),
    ({ items }, { keyword }, ask): TabMessage => ({ type: 'MembersFound', ask, keyword, members: items }),
    (failure, _, ask): TabMessage => ({ type: 'MembersNotFound', ask, failure }),
  )),
})
