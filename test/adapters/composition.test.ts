import 'reflect-metadata'
import { Container } from 'inversify'
import { expect, it } from 'vitest'
import { agoraModule } from '../../src/adapters/agora/agora.module'
import { composePorts, simulatorProfile, type CompositionOptions } from '../../src/adapters/composition'
import { webrtcModule } from '../../src/adapters/modules'
import { TOKENS } from '../../src/adapters/tokens'
import { PRODUCT } from '../../src/domain/shell'

const place = (profile: CompositionOptions['profile']): CompositionOptions => ({
  profile,
  mode: 'production',
  hosts: { http: 'http://town.example', ws: 'ws://town.example', storage: null, pictures: [] },
  product: PRODUCT,
  navigator: {
    host: 'town.example',
    go: () => undefined,
    reload: () => undefined,
    leave: () => undefined,
    leaveFor: () => undefined,
  },
  currentSession: () => null,
  whence: () => ({ platform: 'web', areaLanguage: 'en', displayLanguage: 'en', partnerId: null }),
})

it('R2-301 composing the app without an adapter for a port throws an error that names the port', () => {
  expect(() => composePorts(place([]))).toThrow(/accounts|archive/)
  expect(() => composePorts(place(simulatorProfile.slice(1)))).toThrow(/clock/)
})

it('an adapter profile has no media adapter without its WebRTC module, and has one again with the Agora module', () => {
  const carries = (profile: CompositionOptions['profile']): boolean => {
    const container = new Container()
    container.load(...profile)
    return container.isBound(TOKENS.rtc)
  }
  const without = simulatorProfile.filter((module) => module !== webrtcModule)
  expect(simulatorProfile.length - without.length).toBe(1)
  expect([simulatorProfile, without, [...without, agoraModule({ rtcAppId: '0'.repeat(32) })]].map(carries)).toEqual([
    true,
    false,
    true,
  ])
})
