import 'reflect-metadata'
import { expect, it } from 'vitest'
import { composePorts, local, type Place } from '../../src/adapters/composition'
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
