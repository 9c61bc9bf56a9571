import { describe, expect, it } from 'vitest'
import { accountsContract } from './accounts.contract'
import { actionsContract } from './actions.contract'
import { conversationsContract } from './conversations.contract'
import { liveFeedContract } from './live-feed.contract'
import { balanceAndActivityContract } from './balance-and-activity.contract'
import { profilesContract } from './profiles.contract'
import { qrCodesContract } from './qr-codes.contract'
import { subjectByName, subjectNames, chatVendors } from './subject-registry'
import { xAccountsContract } from './x-accounts.contract'

describe.each(subjectNames.map((name): [string] => [name]))('With %s,', (name) => {
  describe('accounts', () => {
    accountsContract(subjectByName(name))
  })
  describe('profiles', () => {
    profilesContract(subjectByName(name))
  })
  describe('X accounts', () => {
    xAccountsContract(subjectByName(name))
  })
  describe('QR codes', () => {
    qrCodesContract(subjectByName(name))
  })
  describe('conversations', () => {
    conversationsContract(subjectByName(name))
  })
  describe('acts', () => {
    actionsContract(subjectByName(name))
  })
  describe('the surroundings', () => {
    balanceAndActivityContract(subjectByName(name))
  })
  describe('the live feed', () => {
    liveFeedContract(subjectByName(name))
  })
})

describe.each(Object.entries(chatVendors))('With the client of %s,', (_name, { bench, differs }) => {
  describe('conversations', () => {
    conversationsContract(bench, differs)
  })
  describe('acts', () => {
    actionsContract(bench)
  })
})

describe('The registry of providers', () => {
  it('knows at least the two that need no vendor', () => {
    expect(subjectNames.length).toBeGreaterThanOrEqual(2)
  })
  it('refuses a name it does not know', () => {
    expect(() => subjectByName('constructor')).toThrow('no bench')
  })
})
