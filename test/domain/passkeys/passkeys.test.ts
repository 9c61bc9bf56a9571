import { describe, expect, it } from 'vitest'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import {
  passkeyAddingViewModel,
  passkeySignInViewModel,
  passkeysQuery,
  type Passkey,
} from '../../../src/domain/passkeys'
import { passkeyAddingReducer } from '../../../src/domain/passkeys/passkey-adding.machine'
import { passkeySignInReducer } from '../../../src/domain/passkeys/passkey-sign-in.machine'
import { passkeyRemovingReducer } from '../../../src/domain/passkeys/removing.reducer'
import { noonPlus } from '../../support/builders/instant'
import { alarm, given, type Step } from '../../support/given'
import { queryFailed, queryLoaded } from '../../support/query-steps'

const open: Step = { type: 'passkeys/OpenSignIn' }
const use: Step = { type: 'passkeys/UsePasskey' }
const started: Step = (ask) => ({
  type: 'passkeys/AutofillStarted',
  ask: ask('offerInField'),
  until: noonPlus(300_000),
})
const chosen =
  (name: 'offerInField' | 'askForPasskey'): Step =>
  (ask) => ({ type: 'passkeys/PasskeyChosen', ask: ask(name) })
const accepted =
  (name: 'offerInField' | 'askForPasskey'): Step =>
  (ask) => ({ type: 'passkeys/PasskeyAccepted', ask: ask(name) })
const asksOf = (...steps: readonly Step[]) => Object.keys(given(passkeySignInReducer, ...steps).state.asks)
const shown = (...steps: readonly Step[]) => passkeySignInViewModel(given(passkeySignInReducer, ...steps).state)

describe('Signing in by passkey', () => {
  it('R4-208 the browser offers passkeys in the e-mail field while the sign-in page is open', () => {
    expect(asksOf()).toEqual([])
    expect(asksOf(open)).toEqual(['offerInField'])
    expect(asksOf(open, { type: 'passkeys/CloseSignIn' })).toEqual([])
    expect(shown(open, started, chosen('offerInField'))).toEqual({ waitsFor: 'server', fault: null })
    expect(asksOf(open, started, chosen('offerInField'), accepted('offerInField'))).toEqual([])
  })

  it('R4-208 the offer begins again with a new challenge when the old one expires', () => {
    const before = given(passkeySignInReducer, open, started)
    const after = before.when(alarm('challengeOver'))
    expect(Object.keys(after.state.asks)).toEqual(['offerInField'])
    expect(after.state.asks['offerInField']).not.toEqual(before.state.asks['offerInField'])
  })

  it('R4-208 a press on the button replaces the offer by the browser’s dialog, also where no offer is possible', () => {
    const ended: Step = (ask) => ({ type: 'passkeys/AutofillEnded', ask: ask('offerInField') })
    for (const steps of [
      [open, use],
      [open, started, use],
      [open, ended, use],
    ]) {
      expect(asksOf(...steps)).toEqual(['askForPasskey'])
      expect(shown(...steps)).toEqual({ waitsFor: 'browser', fault: null })
    }
    expect(shown(open, use, chosen('askForPasskey')).waitsFor).toBe('server')
  })

  it('R4-208 a press does not replace a passkey that the server verifies', () => {
    expect(asksOf(open, started, chosen('offerInField'), use)).toEqual(['offerInField'])
  })

  it('R4-208 a failure leads back to the offer with the reason, which the next attempt removes', () => {
    const dismissed: Step = (ask) => ({
      type: 'passkeys/PasskeyNotChosen',
      ask: ask('askForPasskey'),
      fault: 'dismissed',
    })
    expect(shown(open, use, dismissed)).toEqual({ waitsFor: null, fault: 'dismissed' })
    expect(asksOf(open, use, dismissed)).toEqual(['offerInField'])
    expect(shown(open, use, dismissed, use).fault).toBeNull()
    for (const name of ['offerInField', 'askForPasskey'] as const) {
      const fault = refused('This passkey is not right')
      const steps: readonly Step[] = [
        open,
        ...(name === 'askForPasskey' ? [use] : [started]),
        chosen(name),
        (ask) => ({ type: 'passkeys/PasskeyNotAccepted', ask: ask(name), fault }),
      ]
      expect([shown(...steps), asksOf(...steps)]).toEqual([{ waitsFor: null, fault }, ['offerInField']])
    }
  })
})

describe('Adding a passkey', () => {
  const add: Step = { type: 'passkeys/AddPasskey' }
  const created: Step = (ask) => ({ type: 'passkeys/PasskeyCreated', ask: ask('addPasskey') })
  const leave: Step = { type: 'passkeys/LeaveAdding' }
  const adding = (...steps: readonly Step[]) => {
    const { state } = given(passkeyAddingReducer, ...steps)
    return { ...passkeyAddingViewModel(state), asks: Object.keys(state.asks) }
  }
  it('R4-207 waits for the browser, then for the server, then says that the passkey was added', () => {
    expect(adding(add)).toMatchObject({ waitsFor: 'browser', asks: ['addPasskey'] })
    expect(adding(add, add).asks).toEqual(['addPasskey'])
    expect(adding(add, created)).toMatchObject({ waitsFor: 'server' })
    const added: Step = (ask) => ({ type: 'passkeys/PasskeyAdded', ask: ask('addPasskey') })
    expect(adding(add, created, added)).toEqual({ waitsFor: null, fault: null, hasAdded: true, asks: [] })
    expect(adding(add, created, added, leave).hasAdded).toBe(false)
  })

  it('R4-207 ends with the page before the device has the passkey, and not after', () => {
    expect(adding(add, leave).asks).toEqual([])
    expect(adding(add, created, leave).asks).toEqual(['addPasskey'])
  })

  it('R4-207 keeps the reason of a failure until the next attempt', () => {
    const failed: Step = (ask) => ({ type: 'passkeys/PasskeyNotAdded', ask: ask('addPasskey'), fault: 'known' })
    expect(adding(add, failed)).toMatchObject({ waitsFor: null, fault: 'known' })
    expect(adding(add, failed, add).fault).toBeNull()
  })
})

describe('Removing passkeys', () => {
  const remove = (id: string): Step => ({ type: 'passkeys/RemovePasskey', id })
  it('R4-209 asks once for each passkey, also after a reload, and keeps a failure until the next attempt', () => {
    const both = given(passkeyRemovingReducer, remove('p1'), remove('p1'), remove('p2'))
    both.reloaded().gives({ asks: { 'remove:p1': { id: 'p1' }, 'remove:p2': { id: 'p2' } } })
    const failed = both.when(
      (ask) => ({ type: 'passkeys/PasskeyRemoved', ask: ask('remove:p2'), id: 'p2' }),
      (ask) => ({ type: 'passkeys/PasskeyNotRemoved', ask: ask('remove:p1'), id: 'p1', failure: unreachable }),
    )
    failed.gives({ asks: {}, data: { removing: [], failed: { p1: unreachable } } })
    failed.when(remove('p1')).gives({ asks: { 'remove:p1': { id: 'p1' } }, data: { failed: {} } })
  })

  it('R4-207 R4-209 the list loads again after a passkey was added or removed, and when the network is back after a failure', () => {
    const passkey: Passkey = { id: 'p1', name: 'Passkey', addedAt: noonPlus(0), usedAt: null, isSynced: false }
    const listed = given(passkeysQuery.reducer, passkeysQuery.want({}), queryLoaded(passkeysQuery, {}, [passkey]))
    listed.gives({ asks: {} })
    expect(Object.keys(listed.when({ type: 'passkeys/ListChanged' }).state.asks)).toHaveLength(1)
    const lost = given(passkeysQuery.reducer, passkeysQuery.want({}), queryFailed(passkeysQuery, {}))
    expect(Object.keys(lost.when({ type: 'NetworkOnline' }).state.asks)).toHaveLength(1)
  })
})
