import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { devicesImplementation } from '../../../src/application/features/devices/devices'
import type { DevicesPort } from '../../../src/application/features/devices/ports'
import { loadedFeature } from '../../../src/application/features/implement-feature'
import { refused } from '../../../src/domain/kernel/failure'
import { begunFeature } from '../support/begun-feature'

const featureOver = (answer: Partial<DevicesPort> = {}) => {
  const calls: unknown[] = []
  const done = (call: unknown) => {
    calls.push(call)
    return TE.right(undefined)
  }
  const port: DevicesPort = {
    sessions: () => TE.right([]),
    end: done,
    endOthers: () => done('others'),
    ...answer,
  }
  return { calls, ...begunFeature(loadedFeature(devicesImplementation, port)) }
}

describe('The effects of devices', () => {
  it('R4-201 read the sessions', async () => {
    const { run } = featureOver()
    expect(await run('devices/sessions/read', { key: '{}', input: {}, page: null })).toMatchObject([
      { type: 'devices/sessions/loaded', items: [], next: null },
    ])
  })

  it('R4-202 R4-204 end sessions, and again after a reload', async () => {
    const { calls, run } = featureOver()
    for (const resumed of [false, true]) {
      expect(await run('devices/ending/endSession', { id: 'd2' }, resumed)).toMatchObject([
        { type: 'devices/SessionEnded', id: 'd2' },
      ])
      expect(await run('devices/ending/endOthers', {}, resumed)).toMatchObject([{ type: 'devices/OthersEnded' }])
    }
    expect(calls).toEqual(['d2', 'others', 'd2', 'others'])
  })

  it('R4-205 report a refusal with the server’s text', async () => {
    const failure = refused('This device is not signed in')
    const { run } = featureOver({ end: () => TE.left(failure), endOthers: () => TE.left(failure) })
    expect(await run('devices/ending/endSession', { id: 'd2' })).toMatchObject([
      { type: 'devices/SessionNotEnded', id: 'd2', failure },
    ])
    expect(await run('devices/ending/endOthers', {})).toMatchObject([{ type: 'devices/OthersNotEnded', failure }])
  })
})
