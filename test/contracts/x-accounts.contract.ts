import { expect, it } from 'vitest'
import { Secret } from '../../src/application/ports/browser/vault'
import type { XSignInPurpose } from '../../src/domain/sign-in'
import { left, right, type Client } from '../adapters/support/client'
import type { MakeContractSubject } from './contract-subject'
import { withSubject } from './with-subject'

const signIn: XSignInPurpose = { purpose: 'signIn', sessionId: null }

/** Authorizes at X as the account `handle`, and returns the parameters that X sends to the callback. */
const atX = async ({ xAccounts, xPage }: Client, errand: XSignInPurpose, handle = 'ada_in_the_loop') => {
  const { address } = await right(xAccounts.addressFor(errand))
  const state = new Secret(new URL(address.reveal()).searchParams.get('state') ?? '')
  const back = new URL((await right(xPage.answer(state, handle))).reveal()).searchParams
  return { code: new Secret(back.get('code') ?? ''), state: new Secret(back.get('state') ?? '') }
}

/** The contract of the X accounts port. */
export const xAccountsContract = (make: MakeContractSubject): void => {
  const bench = withSubject(make)

  it('R1-146 R1-264 R1-265 R2-253 R2-254 signing in with an X account opens the member account that is bound to the X account', async () => {
    const browser = bench().browser()
    const { session, inviterExists } = await right(browser.xAccounts.signIn(await atX(browser, signIn)))
    browser.use(session)
    expect([session.method, inviterExists]).toEqual(['x', true])
    expect((await right(browser.accounts.profile())).name).toBe('Ada')
  })

  it('the first sign-in with an unknown X account creates a member, and the next sign-in finds the same member', async () => {
    const browser = bench().browser()
    const first = await right(browser.xAccounts.signIn(await atX(browser, signIn, 'noor_says_hi')))
    const again = await right(browser.xAccounts.signIn(await atX(browser, signIn, 'noor_says_hi')))
    expect([first.inviterExists, again.session.xid]).toEqual([false, first.session.xid])
  })

  it('SES-10 the code and the state from X are accepted for only one sign-in', async () => {
    const browser = bench().browser()
    const pair = await atX(browser, signIn)
    await right(browser.xAccounts.signIn(pair))
    expect(await left(browser.xAccounts.signIn(pair))).toMatchObject({ _tag: 'Refused' })
  })

  it('BI-349 x_callback: SES-10 a sign-in with a code from X and the state of another attempt is refused', async () => {
    const browser = bench().browser()
    const { code } = await atX(browser, signIn)
    const { state } = await atX(browser, signIn)
    expect(await left(browser.xAccounts.signIn({ code, state }))).toMatchObject({ _tag: 'Refused' })
  })

  it('BI-352 x_callback: R2-227 R2-229 SES-10 a state for binding an X account cannot sign in, and a state for signing in cannot bind', async () => {
    const browser = bench().browser()
    const { sessionId, xid } = await browser.signIn('ben@loop.example')
    const bind: XSignInPurpose = { purpose: 'bind', sessionId }
    expect(await left(browser.xAccounts.signIn(await atX(browser, bind, 'tomasz_bakes')))).toMatchObject({
      _tag: 'Refused',
    })
    expect(await left(browser.xAccounts.bind(await atX(browser, signIn, 'tomasz_bakes'), bind))).toMatchObject({
      _tag: 'Refused',
    })
    await right(browser.xAccounts.bind(await atX(browser, bind, 'tomasz_bakes'), bind))
    expect((await right(browser.xAccounts.signIn(await atX(browser, signIn, 'tomasz_bakes')))).session.xid).toBe(xid)
  })

  it('binding an X account that is bound to another member is refused', async () => {
    const browser = bench().browser()
    const { sessionId } = await browser.signIn('ben@loop.example')
    const bind: XSignInPurpose = { purpose: 'bind', sessionId }
    expect(await left(browser.xAccounts.bind(await atX(browser, bind), bind))).toMatchObject({
      _tag: 'Refused',
      words: expect.stringMatching(/another member/),
    })
  })

  it('BI-350 x_callback: when the member refuses at X, X returns to the callback page with the error access_denied and no code', async () => {
    const browser = bench().browser()
    const { address } = await right(browser.xAccounts.addressFor(signIn))
    const state = new URL(address.reveal()).searchParams.get('state') ?? ''
    const { pathname, searchParams } = new URL((await right(browser.xPage.answer(new Secret(state), null))).reveal())
    expect([pathname, searchParams.get('error'), searchParams.has('code')]).toEqual([
      '/sign-in/x/callback',
      'access_denied',
      false,
    ])
  })
}
