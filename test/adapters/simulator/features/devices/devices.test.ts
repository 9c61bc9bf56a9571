import { describe, expect, it } from 'vitest'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import { deviceSessionsOf, devicesSlice } from '../../../../../src/adapters/simulator/state/features/devices/devices'
import { SEEN_EVERY_MS } from '../../../../../src/domain/devices'
import { addMs, EPOCH } from '../../../../../src/domain/kernel/instant'
import { WireTown } from '../../../../wire/support/simulated-town'
import type { WireUser } from '../../../../wire/support/town-sessions'
import { personBy } from '../../state/town'

const list = { method: 'GET', path: '/api/account/sessions', token: true } as const
const end = (id: string) => ({ method: 'POST', path: '/api/account/sessions/end', body: { id }, token: true }) as const
const endOthers = { method: 'POST', path: '/api/account/sessions/end_others', body: {}, token: true } as const

/** Ada on two devices, and Ben. Each has called once. */
const setup = async () => {
  const town = new WireTown()
  const [desk, phone, ben] = [
    await town.as('ada@loop.example'),
    await town.newSession('ada@loop.example'),
    await town.as('ben@loop.example'),
  ]
  for (const one of [desk, phone, ben]) await town.take(list, one)
  const sessionsFor = ({ token }: WireUser) => {
    const world = town.world()
    const xid = world.tokens[token]
    return xid === undefined ? [] : deviceSessionsOf(world, xid, token)
  }
  return { town, desk, phone, ben, sessionsFor }
}

describe('The devices on the simulated server', () => {
  it('R4-201 lists the caller’s own sessions, the current one first, without their tokens', async () => {
    const { town, desk, phone, sessionsFor } = await setup()
    const shown = sessionsFor(phone)
    expect(shown.map(({ isCurrent, language }) => [isCurrent, language])).toEqual([
      [true, 'en'],
      [false, 'en'],
    ])
    const text = JSON.stringify((await town.take(list, desk)).json)
    for (const { token } of [desk, phone]) expect(text).not.toContain(token)
  })

  it('R4-202 ends another session of the caller at once, and notifies its connections', async () => {
    const { town, desk, phone, sessionsFor } = await setup()
    const ended: string[] = []
    town.host().subscribe((news) => {
      if (news.type === 'TokenEnded') ended.push(news.token)
    })
    expect((await town.take(end(sessionsFor(desk)[1]?.id ?? ''), desk)).json).toMatchObject({ code: 0 })
    expect([ended, sessionsFor(desk).length]).toEqual([[phone.token], 1])
    expect((await town.take(list, phone)).status).toBe(401)
    expect(devicesSlice.of(town.world())[phone.token]).toBeUndefined()
  })

  it('R4-203 refuses to end the current session, an unknown one, and one of another member', async () => {
    const { town, desk, ben, sessionsFor } = await setup()
    const ended = async (id: string, language = 'en') => (await town.take(end(id), desk, language)).json
    expect(await ended(sessionsFor(desk)[0]?.id ?? '')).toMatchObject({
      msg: 'This is the device that you use. Sign out from the menu.',
    })
    for (const id of ['nothing', desk.token, sessionsFor(ben)[0]?.id ?? ''])
      expect(await ended(id)).toMatchObject({ msg: 'This device is not signed in' })
    expect(await ended('nothing', 'zh')).toMatchObject({ msg: '此设备未登录' })
    expect([sessionsFor(desk).length, sessionsFor(ben).length]).toEqual([2, 1])
  })

  it('R4-204 ends all sessions of the caller except the current one', async () => {
    const { town, desk, phone, ben, sessionsFor } = await setup()
    const silent = await town.newSession('ada@loop.example')
    for (const _ of [1, 2]) expect((await town.take(endOthers, desk)).json).toMatchObject({ code: 0 })
    const { tokens } = town.world()
    expect([phone, silent, desk, ben].map(({ token }) => tokens[token] !== undefined)).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(sessionsFor(desk)).toHaveLength(1)
  })

  it('R4-203 refuses visitors, and notes no device of theirs', async () => {
    const { town } = await setup()
    const visitor = await town.as('visitor')
    for (const call of [list, end('x'), endOthers])
      expect((await town.take(call, visitor)).json).toMatchObject({ msg: 'Visitors cannot do this' })
    expect(devicesSlice.of(town.world())[visitor.token]).toBeUndefined()
  })

  it('R4-201 notes a session at most every five minutes, under the same id', async () => {
    const { town, desk, sessionsFor } = await setup()
    const [before] = sessionsFor(desk)
    const noted = { type: 'devices/Noted', token: desk.token, id: 'new', device: 'Edge', language: 'zh' } as const
    const noteAfter = (ms: number) => {
      const { world } = applyInput(town.world(), { ...noted, at: addMs(before?.seenAt ?? EPOCH, ms) })
      return deviceSessionsOf(world, personBy(world, 'ada@loop.example'), desk.token)[0]
    }
    expect(noteAfter(SEEN_EVERY_MS - 1)).toEqual(before)
    expect(noteAfter(SEEN_EVERY_MS)).toMatchObject({ id: before?.id, device: 'Edge', language: 'zh' })
  })
})
