import { describe, expect, it } from 'vitest'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import { addMs, type Instant } from '../../../../../src/domain/kernel/instant'
import { START } from '../town'
import { town, after, wordsOf } from './message-fixture'

describe('Temporary state on the simulated server', () => {
  const at = (ms: number): Instant => addMs(START, ms)

  it('the server deletes mailed codes, wallet sign-in texts, X sign-ins, partner tokens and QR codes after their lifetime', () => {
    const old = after(
      town,
      { type: 'CodeAsked', source: '', at: START, email: 'a@loop.example', code: '1' },
      { type: 'WalletTextAsked', source: '', at: START, origin: 'http://localhost', address: null, nonce: 'abcd1234' },
      { type: 'XAsked', at: START, state: 's1', xid: null },
      { type: 'XAuthorized', at: START, state: 's1', handle: 'ada_codes', code: 'x1' },
      { type: 'PartnerTokenMade', at: START, partnerId: 'p', name: 'n', accessToken: 't1' },
      { type: 'QrShown', at: START, code: 'q1', device: '' },
    )
    const day = 86_400_000
    const now = after(
      old,
      { type: 'CodeAsked', source: '', at: at(day), email: 'b@loop.example', code: '1' },
      {
        type: 'WalletTextAsked',
        source: '',
        at: at(day),
        origin: 'http://localhost',
        address: null,
        nonce: 'efgh5678',
      },
      { type: 'XAsked', at: at(day), state: 's2', xid: null },
      { type: 'PartnerTokenMade', at: at(day), partnerId: 'p', name: 'n', accessToken: 't2' },
      { type: 'QrShown', at: at(day), code: 'q2', device: '' },
    )
    const { codes, wallets, xStates, xCodes, partners, qrCodes } = now
    expect(
      [codes, wallets.texts, xStates, xCodes, partners.tokens, qrCodes].map((table) => Object.keys(table)),
    ).toEqual([['b@loop.example'], ['efgh5678'], ['s2'], [], ['t2'], ['q2']])
    expect(
      wordsOf(old, { type: 'PartnerTokenBrought', at: at(day), accessToken: 't1', token: 'tok', draw: 1 }),
    ).toEqual(['This link of a partner is no longer valid'])
  })

  it('when an account opens a twenty-first session, the oldest session of the account ends', () => {
    const came = (n: number): ServerInput => ({
      type: 'VisitorCame',
      source: '',
      at: at(n),
      deviceId: 'd1',
      token: `t${n}`,
      draw: 1,
    })
    const world = after(town, ...Array.from({ length: 20 }, (_, n) => came(n)))
    expect(applyInput(world, came(20)).outputs).toMatchObject([
      { type: 'SignedInAs' },
      { type: 'TokenEnded', token: 't0' },
    ])
    expect(Object.keys(after(world, came(20)).tokens)).toHaveLength(20)
  })

  it('when two thousand visitors exist, a new visitor replaces the visitor who was away for the longest time', () => {
    const came = (n: number, ms = n): ServerInput => ({
      type: 'VisitorCame',
      source: '',
      at: at(ms),
      deviceId: `d${n}`,
      token: `t${n}-${ms}`,
      draw: n * 7,
    })
    const world = after(town, ...Array.from({ length: 2_000 }, (_, n) => came(n)), came(0, 5_000))
    const next = applyInput(world, came(2_000, 6_000))
    expect(Object.values(next.world.accounts).filter(({ isVisitor }) => isVisitor)).toHaveLength(2_000)
    expect(next.outputs).toMatchObject([{ type: 'SignedInAs' }, { type: 'TokenEnded', token: 't1-1' }])
    expect([next.world.byDevice['d0'] !== undefined, next.world.byDevice['d1']]).toEqual([true, undefined])
  })
})
