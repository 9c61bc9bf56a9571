import 'reflect-metadata'
import { Container } from 'inversify'
import { expect, it } from 'vitest'
import { agoraModule } from '../../src/adapters/agora-module'
import { composePorts, local, type Place } from '../../src/adapters/composition'
import { webrtcModule } from '../../src/adapters/modules'
import { T } from '../../src/adapters/tokens'
import { PRODUCT } from '../../src/domain/shell'

const place = (profile: Place['profile']): Place => ({
  profile,
  mode: 'production',
  hosts: { http: 'http://town.example', ws: 'ws://town.example', storage: null, pictures: [] },
  product: PRODUCT,
  navigator: { host: 'town.example', go: () => undefined, reload: () => undefined, leave: () => undefined, leaveFor: () => undefined },
  currentSession: () => null,
  whence: () => ({ platform: 'web', areaLanguage: 'en', displayLanguage: 'en', partnerId: null }),
})

it('R2-301 an adapter that is missing is an error at the start, by its name', () => {
  expect(() => composePorts(place([]))).toThrow(/accounts|archive/)
  expect(() => composePorts(place(local.slice(1)))).toThrow(/clock/)
})

it('what carries the sound of rooms is one row of a profile', () => {
  const carries = (profile: Place['profile']): boolean => {
    const container = new Container()
    container.load(...profile)
    return container.isBound(T.rtc)
  }
  const without = local.filter((one) => one !== webrtcModule)
  expect(local.length - without.length).toBe(1)
  expect([local, without, [...without, agoraModule({ rtcAppId: '0'.repeat(32) })]].map(carries)).toEqual([true, false, true])
})
