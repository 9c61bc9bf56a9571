import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { inviteCodeOf } from '../../src/adapters/simulator/state/users/invites'
import { ADA } from '../../src/adapters/simulator/state/seed/residents'
import type { SignInResult, TextToSign } from '../../src/application/ports/accounts'
import { Secret } from '../../src/application/ports/browser/vault'
import { SessionId } from '../../src/domain/kernel/ids'
import { left, right } from '../adapters/support/client'
import { addressOf, signedBy } from '../adapters/browser-wallet/fake-wallet'
import { factsFrom, type ContractSubject, type MakeContractSubject } from './contract-subject'
import { withSubject } from './with-subject'

type Browser = ReturnType<ContractSubject['browser']>

const rightOf = <L, A>(result: E.Either<L, A>): A => {
  if (E.isLeft(result)) throw new Error(`failed: ${JSON.stringify(result.left)}`)
  return result.right
}

/** The contract of the accounts port. */
export const accountsContract = (make: MakeContractSubject): void => {
  const bench = withSubject(make)

  it('R1-256 a visitor keeps the account of this browser, and gets another account in another browser', async () => {
    const browser = bench().browser()
    const first = await right(browser.accounts.enterAsVisitor())
    const again = await right(browser.accounts.enterAsVisitor())
    const other = await right(bench().browser().accounts.enterAsVisitor())
    expect(first.method).toBe('visitor')
    expect(again.xid).toBe(first.xid)
    expect(again.sessionId).not.toBe(first.sessionId)
    expect(other.xid).not.toBe(first.xid)
  })

  it('R1-262 R1-263 the mailed code signs in, and the profile of that account can be read', async () => {
    const browser = bench().browser()
    const session = await browser.signIn('ada@loop.example')
    expect(session.method).toBe('email')
    const profile = await right(browser.accounts.profile())
    expect(profile).toMatchObject({ xid: session.xid, uid: session.uid, name: 'Ada', isSuper: false })
  })

  it('R2-081 the vault stores the token, and the returned session does not contain the token', async () => {
    const browser = bench().browser()
    const session = await browser.signIn('ada@loop.example')
    const token = await browser.vault.tokenOf(session.sessionId)
    expect(token?.reveal()).toMatch(/^\S{16,}$/)
    expect(JSON.stringify(session)).not.toContain(token?.reveal())
    expect([session.uid, session.xid, session.method]).toEqual(['1000000001', 'a000000001', 'email'])
    expect((await right(browser.accounts.enterAsVisitor())).method).toBe('visitor')
  })

  it('the server refuses a wrong code with a text', async () => {
    const browser = bench().browser()
    await right(browser.accounts.sendCode('ada@loop.example'))
    const code = await browser.codeFor('ada@loop.example')
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await left(browser.accounts.signInByEmail('ada@loop.example', new Secret(wrong)))).toMatchObject({
      _tag: 'Refused',
      words: expect.stringMatching(/code/),
    })
  })

  it.each(['a@b', 'a@b.example\r\nBcc: x@y.example', '"<script>"@b.example'])(
    'BI-360 BI-362 BI-363 email: the server sends no code to %j',
    async (email) => {
      expect(await left(bench().browser().accounts.sendCode(email))).toMatchObject({ _tag: 'Refused' })
    },
  )

  it('BI-361 email: a plain address gets a code, and its new account is a member of the town square', async () => {
    const browser = bench().browser()
    await browser.signIn('a@b.example')
    expect((await right(browser.accounts.profile())).name).toBe('a')
    expect((await right(browser.groups.mine())).map(({ name }) => name)).toEqual(['Loop Town Square'])
  })

  it('R1-266 R2-083 R2-255 a new member counts as not invited until the member submits an invite code', async () => {
    const browser = bench().browser()
    const arrive = async (email: string) => {
      await right(browser.accounts.sendCode(email))
      const arrival = await right(browser.accounts.signInByEmail(email, new Secret(await browser.codeFor(email))))
      browser.use(arrival.session)
      return arrival
    }
    const { session, inviterExists } = await arrive('noor@b.example')
    expect(inviterExists).toBe(false)
    expect(await left(browser.accounts.submitInvite(session.sessionId, new Secret('ZZZZZZ')))).toMatchObject({
      _tag: 'Refused',
    })
    await right(browser.accounts.submitInvite(session.sessionId, new Secret(inviteCodeOf(ADA).toLowerCase())))
    expect(await left(browser.accounts.submitInvite(session.sessionId, new Secret(inviteCodeOf(ADA))))).toMatchObject({
      _tag: 'Refused',
    })
    expect((await arrive('ada@loop.example')).inviterExists).toBe(true)
  })

  describe('by a wallet', () => {
    const prove = async (browser: Browser, n: number, { text, nonce }: TextToSign, signed = text.reveal()) =>
      TE.map(({ session }: SignInResult) => session)(
        browser.accounts.signInByWallet({ address: addressOf(n), signature: new Secret(signedBy(n, signed)), nonce }),
      )()

    it('R1-258 R1-259 R2-247 R2-248 a signed text signs in, and a later one finds the same account', async () => {
      const [one, other] = [bench().browser(), bench().browser()]
      const text = await right(one.accounts.textToSign('address', addressOf(1)))
      expect([text.nonce, text.text.reveal().includes(addressOf(1))]).toEqual([null, true])
      const session = one.use(rightOf(await prove(one, 1, text)))
      expect(session).toMatchObject({ method: 'wallet', partnerId: null })
      expect((await right(one.accounts.profile())).name).toBe(`${addressOf(1).slice(0, 6)}…${addressOf(1).slice(-4)}`)
      const again = rightOf(await prove(other, 1, await right(other.accounts.textToSign('address', addressOf(1)))))
      expect(again.xid).toBe(session.xid)
      expect(
        rightOf(await prove(other, 2, await right(other.accounts.textToSign('address', addressOf(2))))).xid,
      ).not.toBe(session.xid)
    })

    it('R1-260 R1-261 R2-251 R2-252 a text with a nonce signs in to the same account', async () => {
      const browser = bench().browser()
      const first = rightOf(await prove(browser, 1, await right(browser.accounts.textToSign('address', addressOf(1)))))
      const text = await right(browser.accounts.textToSign('nonce', addressOf(1)))
      expect(text.text.reveal()).toContain(text.nonce?.reveal() ?? 'none')
      expect(rightOf(await prove(browser, 1, text)).xid).toBe(first.xid)
    })

    it.each(['address', 'nonce'] as const)('SES-9 a signed text is accepted only once (by %s)', async (by) => {
      const browser = bench().browser()
      const text = await right(browser.accounts.textToSign(by, addressOf(1)))
      rightOf(await prove(browser, 1, text))
      expect(await prove(browser, 1, text)).toMatchObject({
        left: { _tag: 'Refused', words: 'This message was signed already' },
      })
    })

    it('R1-259 R1-261 a signature of another account or of another text is refused', async () => {
      const { accounts, ...rest } = bench().browser()
      const browser = { ...rest, accounts }
      const text = await right(accounts.textToSign('address', addressOf(1)))
      const byOther = accounts.signInByWallet({
        address: addressOf(1),
        signature: new Secret(signedBy(2, text.text.reveal())),
        nonce: null,
      })
      expect(await left(byOther)).toMatchObject({ _tag: 'Refused', words: 'This signature is not right' })
      expect(await prove(browser, 1, text, 'something else')).toMatchObject({
        left: { words: 'This signature is not right' },
      })
      const withNonce = await right(accounts.textToSign('nonce', addressOf(1)))
      expect(await prove(browser, 1, { ...withNonce, nonce: new Secret('abcd1234') })).toMatchObject({
        left: { words: 'This message was signed already' },
      })
      expect(
        await left(accounts.signInByWallet({ address: addressOf(1), signature: new Secret('0x12'), nonce: null })),
      ).toMatchObject({ _tag: 'Refused' })
    })

    it('an invalid wallet address gets no text to sign', async () => {
      expect(await left(bench().browser().accounts.textToSign('address', 'ada.eth'))).toMatchObject({ _tag: 'Refused' })
    })
  })

  describe('by a partner', () => {
    it('R1-269 a partner token is accepted once, and signs a partner’s user in to the same account', async () => {
      const browser = bench().browser()
      const token = await bench().partnerToken('partner-1', 'Nia')
      const session = browser.use(await right(browser.accounts.signInByPartner(token)))
      expect(session).toMatchObject({ method: 'partner', partnerId: 'partner-1' })
      expect((await right(browser.accounts.profile())).name).toBe('Nia')
      expect(await left(browser.accounts.signInByPartner(token))).toMatchObject({ _tag: 'Refused' })
      expect((await right(browser.accounts.signInByPartner(await bench().partnerToken('partner-1', 'Nia')))).xid).toBe(
        session.xid,
      )
      expect(
        (await right(browser.accounts.signInByPartner(await bench().partnerToken('partner-2', 'Nia')))).xid,
      ).not.toBe(session.xid)
    })

    it('BI-345 partner_access_token: a sign-in with an unknown partner token is refused', async () => {
      expect(await left(bench().browser().accounts.signInByPartner(new Secret('<script>')))).toMatchObject({
        _tag: 'Refused',
      })
    })
  })

  it('R1-326 a request without a token fails and sends no API call', async () => {
    expect(await left(bench().browser().accounts.profile())).toEqual({ _tag: 'Refused', words: 'access token invalid' })
  })

  it('R1-324 an API call refused with 401 reports which session expired', async () => {
    const browser = bench().browser()
    const session = await browser.signIn('ada@loop.example')
    const facts = factsFrom(browser.accounts.facts$, bench().pass)
    await bench().expire('ada@loop.example')
    expect(await left(browser.accounts.profile())).toEqual({ _tag: 'SessionRefused' })
    expect(facts.heard).toEqual([{ type: 'SessionExpired', sessionId: session.sessionId }])
  })

  it('R1-257 a sign-out ends the session, and the next visitor of this browser is a new account', async () => {
    const browser = bench().browser()
    const before = await browser.visit()
    await right(browser.accounts.signOut(before.sessionId))
    expect(await left(browser.accounts.profile())).toEqual({ _tag: 'SessionRefused' })
    expect((await browser.visit()).xid).not.toBe(before.xid)
  })

  it('signing out of a session without a token is refused', async () => {
    const unknown = 'nobody'
    if (!SessionId.is(unknown)) throw new Error('not an id')
    expect(await left(bench().browser().accounts.signOut(unknown))).toMatchObject({ _tag: 'Refused' })
  })

  it('a sign-in without a network fails as Unreachable, and works when the network returns', async () => {
    const browser = bench().browser()
    browser.weather.offline()
    expect(await left(browser.accounts.enterAsVisitor())).toEqual({ _tag: 'Unreachable' })
    browser.weather.online()
    expect((await browser.visit()).method).toBe('visitor')
  })
}
