import { describe, expect, it } from 'vitest'
import { isActive, SEEN_EVERY_MS, sessionsQuery, type DeviceSession } from '../../../src/domain/devices'
import { devicesReducer } from '../../../src/domain/devices/devices.reducer'
import { unreachable } from '../../../src/domain/kernel/failure'
import { noonPlus } from '../../support/builders/instant'
import { given, type Step } from '../../support/given'
import { ann } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { queryFailed, queryLoaded } from '../../support/query-steps'

const end = (id: string): Step => ({ type: 'devices/EndSession', id })
const ended =
  (id: string): Step =>
  (ask) => ({ type: 'devices/SessionEnded', ask: ask(`remove:one:${id}`), id })
const notEnded =
  (id: string): Step =>
  (ask) => ({ type: 'devices/SessionNotEnded', ask: ask(`remove:one:${id}`), id, failure: unreachable })
const endOthers: Step = { type: 'devices/EndOtherSessions' }
const phone: DeviceSession = {
  id: 'd2',
  device: 'Safari, iOS',
  language: 'en',
  signedInAt: noonPlus(0),
  seenAt: noonPlus(0),
  isCurrent: false,
}

describe('Ending sessions', () => {
  it('R4-202 asks once for each session, also after a reload, until the server has answered', () => {
    const both = given(devicesReducer, end('d2'), end('d2'), end('d3'))
    const asks = { 'remove:one:d2': { id: 'd2' }, 'remove:one:d3': { id: 'd3' } }
    both.gives({ asks })
    both.reloaded().gives({ asks })
    both.when(ended('d2')).gives({ asks: { 'remove:one:d3': { id: 'd3' } } })
  })

  it('R4-205 keeps the failure of a session until the member tries again', () => {
    const failed = given(devicesReducer, end('d2'), notEnded('d2'))
    failed.gives({ asks: {}, data: { failed: { d2: unreachable } } })
    failed.when(end('d2')).gives({ asks: { 'remove:one:d2': { id: 'd2' } }, data: { failed: {} } })
  })

  it('R4-204 ends all other sessions with one request', () => {
    const asked = given(devicesReducer, endOthers, endOthers)
    asked.gives({ asks: { 'remove:others': {} } })
    asked
      .when((ask) => ({ type: 'devices/OthersNotEnded', ask: ask('remove:others'), failure: unreachable }))
      .gives({ asks: {}, data: { othersFailure: unreachable } })
    asked
      .when((ask) => ({ type: 'devices/OthersEnded', ask: ask('remove:others') }))
      .gives({ asks: {}, data: { isEndingOthers: false, othersFailure: null } })
  })

  it('R4-202 forgets everything when the account changes', () => {
    given(devicesReducer, end('d2'), endOthers, { type: 'SignedIn', session: sessionOf(ann) }).gives({ asks: {} })
  })
})

describe('The list of devices', () => {
  const wanted = given(sessionsQuery.reducer, sessionsQuery.want({}))
  const loads = (test: typeof wanted): number => Object.keys(test.asked()).length

  it('R4-201 loads again after each answer of a sign-out', () => {
    const shown = wanted.when(queryLoaded(sessionsQuery, {}, [phone]))
    expect(loads(shown)).toBe(0)
    for (const type of ['SessionEnded', 'SessionNotEnded', 'OthersEnded', 'OthersNotEnded'] as const)
      expect(loads(shown.when({ type: `devices/${type}` }))).toBe(1)
  })

  it('R4-205 loads again with the network only after a failure', () => {
    expect(loads(wanted.when(queryFailed(sessionsQuery, {}), { type: 'NetworkOnline' }))).toBe(1)
    expect(loads(wanted.when(queryLoaded(sessionsQuery, {}, [phone]), { type: 'NetworkOnline' }))).toBe(0)
  })

  it('R4-201 a device is active if it was seen within ten minutes, and this device always is', () => {
    const now = noonPlus(2 * SEEN_EVERY_MS)
    expect(isActive({ ...phone, seenAt: noonPlus(1) }, now)).toBe(true)
    expect(isActive(phone, now)).toBe(false)
    expect(isActive({ ...phone, isCurrent: true }, now)).toBe(true)
  })
})
