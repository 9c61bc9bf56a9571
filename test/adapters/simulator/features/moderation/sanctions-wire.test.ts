import { describe, expect, it } from 'vitest'
import { makeModeration } from '../../../../../src/adapters/rest/chat/moderation'
import { Gid } from '../../../../../src/domain/kernel/ids'
import { made } from '../../../../support/builders/made'
import { BEN } from '../../../../wire/support/seeded-ids'
import { WireTown } from '../../../../wire/support/simulated-town'
import { right } from '../../../support/client'

const GROUP = '470000047'
const gid = made(Gid, GROUP)
const REFUSED = { msg: 'Only the staff of the group sees who is banned or muted' }

/** Ada, who owns the group, mutes Ben. */
const mutedBen = async () => {
  const place = new WireTown()
  const ada = await place.as('ada@loop.example')
  const moderation = makeModeration(ada.client.rest)
  await right(moderation.report({ kind: 'person', place: GROUP, id: BEN }, 'Spam', ''))
  await right(moderation.decide('r1', 'muteDay', 'Buy-now-Ads'))
  return { place, ada, ben: await place.as('ben@loop.example'), moderation }
}

describe('Who learns of a mute on the wire', () => {
  it('R4-717 the staff of the group reads the mute and lifts it', async () => {
    const { moderation } = await mutedBen()
    expect((await right(moderation.sanctions(gid, 'mute', 1))).items).toMatchObject([
      { xid: BEN, name: 'Ben', reason: 'Buy-now-Ads' },
    ])
    await right(moderation.lift(gid, 'mute', BEN))
    expect((await right(moderation.sanctions(gid, 'mute', 1))).items).toEqual([])
  })

  it('R4-717 no other account is told that a member is muted or banned', async () => {
    const { place } = await mutedBen()
    const stranger = await place.as('someone@loop.example')
    for (const kind of ['mute', 'ban']) {
      const query = { gid: GROUP, kind, page: '1', limit: '20' }
      const list = await place.take({ method: 'GET', path: '/api/moderation/bans', query, token: true }, stranger)
      expect(list.json).toMatchObject(REFUSED)
    }
    const body = { gid: GROUP, xid: BEN, kind: 'mute' }
    const lift = await place.take({ method: 'POST', path: '/api/moderation/lift-ban', body, token: true }, stranger)
    expect(lift.json).toMatchObject(REFUSED)
    const ownMute = { method: 'GET', path: '/api/moderation/own-mute', query: { gid: GROUP }, token: true } as const
    expect((await place.take(ownMute, stranger)).json).toMatchObject({ msg: 'You have not join this group yet!!!' })
  })

  it('R4-717 the member list that the muted member reads is the same as before the mute', async () => {
    const membersOf = async (place: WireTown): Promise<string> => {
      const ben = await place.as('ben@loop.example')
      const { json } = await place.take(
        {
          method: 'GET',
          path: '/api/groupchat/group_members',
          query: { gid: GROUP, page: '1', limit: '50' },
          token: true,
        },
        ben,
      )
      return JSON.stringify(json)
    }
    const before = await membersOf(new WireTown())
    const { place } = await mutedBen()
    expect(before).toContain(BEN)
    expect(await membersOf(place)).toBe(before)
  })

  it('R4-714 the muted member reads the own end, reason and decision, and the list is refused', async () => {
    const { ben } = await mutedBen()
    const mute = await right(makeModeration(ben.client.rest).ownMute(gid))
    expect(mute).toMatchObject({ gid, reason: 'Buy-now-Ads', decision: 'r1' })
    expect(mute.until).not.toBeNull()
  })

  it.each([{ kind: 'kick' }, { kind: '' }, {}])(
    'R4-717 the server takes no other kind than ban and mute: %j',
    async (kind) => {
      const { place, ada } = await mutedBen()
      const body = { gid: GROUP, xid: BEN, ...kind }
      const { json } = await place.take({ method: 'POST', path: '/api/moderation/lift-ban', body, token: true }, ada)
      expect(json).toMatchObject({ msg: 'This call cannot be understood' })
    },
  )
})
