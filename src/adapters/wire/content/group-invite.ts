import { contents } from '../../../domain/chat'
import { bodyOf, contentWire, TYPE } from './body'
import { GroupCardWire, readAs } from './parts'

export const groupInviteWire = contentWire({
  codec: contents.groupInvite, type: TYPE.custom,
  read: ({ ext }) => {
    const group = readAs(GroupCardWire, ext['groupInfo'])
    return group === null ? null : { kind: 'groupInvite', group }
  },
  write: ({ group }) => bodyOf(TYPE.custom, group.name, { ext: { groupInfo: GroupCardWire.encode(group) } }),
})
