import { describe, expect, it } from 'vitest'
import { accountsContract } from './accounts.contract'
import { actsContract } from './acts.contract'
import { conversationsContract } from './conversations.contract'
import { liveFeedContract } from './live-feed.contract'
import { surroundingsContract } from './surroundings.contract'
import { profilesContract } from './profiles.contract'
import { qrCodesContract } from './qr-codes.contract'
import { benchNamed, benchNames, chatVendors } from './registry'
import { xAccountsContract } from './x-accounts.contract'

describe.each(benchNames.map((name): [string] => [name]))('With %s,', (name) => {
  describe('accounts', () => { accountsContract(benchNamed(name)) })
  describe('profiles', () => { profilesContract(benchNamed(name)) })
  describe('X accounts', () => { xAccountsContract(benchNamed(name)) })
  describe('QR codes', () => { qrCodesContract(benchNamed(name)) })
  describe('conversations', () => { conversationsContract(benchNamed(name)) })
  describe('acts', () => { actsContract(benchNamed(name)) })
  describe('the surroundings', () => { surroundingsContract(benchNamed(name)) })
  describe('the live feed', () => { liveFeedContract(benchNamed(name)) })
})

describe.each(Object.entries(chatVendors))('With the client of %s,', (_name, { bench, differs }) => {
  describe('conversations', () => { conversationsContract(bench, differs) })
  describe('acts', () => { actsContract(bench) })
})

describe('The registry of providers', () => {
  it('knows at least the two that need no vendor', () => { expect(benchNames.length).toBeGreaterThanOrEqual(2) })
  it('refuses a name it does not know', () => { expect(() => benchNamed('constructor')).toThrow('no bench') })
})
