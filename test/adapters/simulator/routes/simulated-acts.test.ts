import { describe, expect, it } from 'vitest'
import { makeSimulator } from '../../../../src/adapters/rest/sign-in/simulator'
import { messageAt } from '../../../../src/adapters/simulator/state/chat/thread'
import { callsOf } from '../../../../src/adapters/simulator/state/features/call/calls'
import { rainsSlice } from '../../../../src/adapters/simulator/state/features/bubble/rains'
import { isMember, isResident } from '../../../../src/adapters/simulator/state/groups/permissions'
import { refused, sessionRefused } from '../../../../src/domain/kernel/failure'
import { ROOM } from '../../../wire/support/adapters'
import { ADA } from '../../../wire/support/seeded-ids'
import { WireTown } from '../../../wire/support/simulated-town'
import { left, right } from '../../support/client'

const bench = async () => {
  const town = new WireTown()
  const { client } = await town.as('ada@loop.example')
  const simulator = makeSimulator(client.rest)
  const isSimulated = (xid: string | undefined) => {
    const account = town.world().accounts[xid ?? '']
    return account !== undefined && isResident(account)
  }
  return { town, client, simulator, isSimulated }
}

describe('The acts of simulated members towards the caller', () => {
  it('R4-935 a simulated member calls the caller', async () => {
    const { town, simulator, isSimulated } = await bench()
    const name = await right(simulator.act('call'))
    const [call] = callsOf(town.world(), ADA)
    expect(call).toMatchObject({ to: ADA, answeredAt: null, isVideo: false })
    expect(isSimulated(call?.from)).toBe(true)
    expect(town.world().accounts[call?.from ?? '']?.name).toBe(name)
  })

  it('R4-935 a simulated member sends the caller a gift in their chat', async () => {
    const { town, simulator, isSimulated } = await bench()
    const gifts = () =>
      Object.values(town.world().threads).flatMap((thread) => {
        const newest = messageAt(thread, thread.latest)
        return newest?.content.kind === 'gift' ? [newest] : []
      })
    const before = new Set(gifts().map(({ id }) => id))
    const name = await right(simulator.act('gift'))
    const sent = gifts().filter(({ id }) => !before.has(id))
    expect(sent).toHaveLength(1)
    expect(isSimulated(sent[0]?.from.xid)).toBe(true)
    expect(sent[0]).toMatchObject({ from: { name }, content: { receivers: [{ xid: ADA }] } })
  })

  it('R4-935 a simulated member starts a rain in a group of the caller', async () => {
    const { town, simulator, isSimulated } = await bench()
    const name = await right(simulator.act('rain'))
    const [rain] = Object.values(rainsSlice.of(town.world()).byId)
    const community = town.world().communities[rain?.gid ?? '']
    expect(community !== undefined && isMember(community, ADA) && community.name).toBe(name)
    expect(isSimulated(rain?.xid)).toBe(true)
  })

  it('R4-935 without a space the acts of a space are refused', async () => {
    const { simulator } = await bench()
    for (const act of ['raiseHand', 'endRoom'] as const)
      expect(await left(simulator.act(act))).toEqual(refused('Enter a live space first that you host'))
  })

  it('R4-935 a simulated listener asks to speak in the space of the caller, each time another one', async () => {
    const { town, simulator } = await bench()
    await town.hostedRoom()
    await town.act('ada@loop.example', { kind: 'mode', channelId: ROOM, mode: 'limited' })
    const names = [await right(simulator.act('raiseHand')), await right(simulator.act('raiseHand'))]
    const { asked = {}, seats = {} } = town.world().spaces[ROOM] ?? {}
    expect(Object.keys(asked).map((xid) => town.world().accounts[xid]?.name)).toEqual(names)
    for (const xid of Object.keys(asked)) expect(seats[xid]?.role).toBe('audience')
    expect(new Set(names).size).toBe(2)
  })

  it('R4-935 in a space where everybody may speak, no simulated member asks', async () => {
    const { town, simulator } = await bench()
    await town.hostedRoom()
    expect(await left(simulator.act('raiseHand'))).toEqual(refused('In this space everybody may speak without asking'))
  })

  it('R4-935 a listener can neither end the space nor fill it', async () => {
    const { town } = await bench()
    await town.hostedRoom()
    await town.enterRoom('ben@loop.example')
    const { client } = await town.as('ben@loop.example')
    const before = town.world().spaces[ROOM]
    for (const act of ['raiseHand', 'endRoom'] as const)
      expect(await left(makeSimulator(client.rest).act(act))).toEqual(refused('Enter a live space first that you host'))
    expect(town.world().spaces[ROOM]).toEqual(before)
  })

  it('R4-935 the call comes from a member of the town and not from a service, and ends no other call', async () => {
    const { town, simulator } = await bench()
    const caller = await right(simulator.act('call'))
    expect(caller).not.toBe('Loop Assistant')
    const [first] = callsOf(town.world(), ADA)
    await simulator.act('call')()
    expect(callsOf(town.world(), ADA)).toContainEqual(first)
  })

  it('R4-935 the space of the caller ends', async () => {
    const { town, simulator } = await bench()
    await town.hostedRoom()
    await right(simulator.act('endRoom'))
    expect(town.world().spaces[ROOM]?.status).toBe('ended')
  })

  it('R4-935 a sign-in elsewhere disconnects the caller from the chat service, and nobody else', async () => {
    const { town, simulator } = await bench()
    const kicked: string[] = []
    town.host().subscribe((news) => {
      if (news.type === 'Kicked') kicked.push(news.xid)
    })
    await right(simulator.act('signInElsewhere'))
    expect(kicked).toEqual([ADA])
  })

  it('R4-935 an ended session of the caller is refused afterwards', async () => {
    const { simulator } = await bench()
    expect(await right(simulator.act('endSession'))).toBe('Ada')
    expect(await left(simulator.act('call'))).toEqual(sessionRefused)
  })
})
