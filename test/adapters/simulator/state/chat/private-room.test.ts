import { describe, expect, it } from 'vitest'
import { infoFor } from '../../../../../src/adapters/simulator/state/spaces/spaces'
import { ChannelId, type Xid } from '../../../../../src/domain/kernel/ids'
import { brand, spaceCreated, START } from '../town'
import { town, ada, after, fail } from './message-fixture'

describe('A room of a private group', () => {
  const channelId = brand(ChannelId.is, '0123abcd-0000-4000-8000-0123456789ab')
  const gid =
    Object.values(town.communities).find(
      ({ joinType, joinMode, ownerXid }) => joinType === 'private' && joinMode === 'normal' && ownerXid === ada,
    )?.gid ?? fail()
  const world = after(
    town,
    spaceCreated(ada, channelId, gid, { announcement: 'inside' }),
    { type: 'VisitorCame', source: '', at: START, deviceId: 'd1', token: 'visitor', draw: 1 },
    { type: 'CodeAsked', source: '', at: START, email: 'new@loop.example', code: '123456' },
    {
      type: 'CodeEntered',
      rules: 12,
      source: '',
      at: START,
      email: 'new@loop.example',
      code: '123456',
      token: 'newcomer',
      draw: 2,
    },
  )
  const info = (xid: Xid | undefined) => infoFor(world, world.spaces[channelId] ?? fail(), xid ?? fail())

  it('R2-122 the room of a private group is shown in full to members, only by title to other accounts, and not to visitors', () => {
    expect(info(ada)).toMatchObject({
      space: { announcement: 'inside', hosts: [{ xid: ada }] },
      group: { isMember: true },
    })
    expect(info(world.tokens['newcomer'])).toMatchObject({
      space: { title: 'Tea', announcement: '', hosts: [], speakers: [], audience: 0 },
      group: { isMember: false, joinType: 'private' },
    })
    expect(info(world.tokens['visitor'])).toBeNull()
  })
})
