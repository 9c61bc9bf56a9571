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
  describe('actions', () => {
    actionsContract(subjectByName(name))
  })
  describe('balance and activity', () => {
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
  describe('actions', () => {
    actionsContract(bench)
  })
})

describe('The registry of contract subjects', () => {
  it('the registry has at least two ways to reach the simulator', () => {
    expect(subjectNames.length).toBeGreaterThanOrEqual(2)
  })
  it('looking up an unknown name in the registry throws an error', () => {
    expect(() => subjectByName('constructor')).toThrow('no bench')
  })
})
