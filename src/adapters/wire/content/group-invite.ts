import { contents } from '../../../domain/chat'
import { bodyOf, contentWire, TYPE } from './body'
import { GroupCardWire, decodeOrNull } from './content-fields'

export const groupInviteWire = contentWire({
  codec: contents.groupInvite,
  type: TYPE.custom,
  read: ({ ext }) => {
    const group = decodeOrNull(GroupCardWire, ext['groupInfo'])
    return group === null ? null : { kind: 'groupInvite', group }
  },
  write: ({ group }) => bodyOf(TYPE.custom, group.name, { ext: { groupInfo: GroupCardWire.encode(group) } }),
})
