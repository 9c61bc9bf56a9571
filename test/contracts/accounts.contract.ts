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

  it('R1-256 a visitor has the same account on each visit with one browser, and another account in another browser', async () => {
    const browser = bench().browser()
    const first = await right(browser.accounts.enterAsVisitor())
    const again = await right(browser.accounts.enterAsVisitor())
    const other = await right(bench().browser().accounts.enterAsVisitor())
    expect(first.method).toBe('visitor')
    expect(again.xid).toBe(first.xid)
    expect(again.sessionId).not.toBe(first.sessionId)
    expect(other.xid).not.toBe(first.xid)
  })

  it('R1-262 R1-263 the code from the e-mail signs the member in, and the profile of that account can be read', async () => {
    const browser = bench().browser()
    const session = await browser.signIn('ada@loop.example')
    expect(session.method).toBe('email')
    const profile = await right(browser.accounts.profile())
    expect(profile).toMatchObject({ xid: session.xid, uid: session.uid, name: 'Ada', isSuper: false })
  })

  it('R2-081 a sign-in stores the session token in the vault, and returns a session without the token', async () => {
    const browser = bench().browser()
    const session = await browser.signIn('ada@loop.example')
    const token = await browser.vault.tokenOf(session.sessionId)
    expect(token?.reveal()).toMatch(/^\S{16,}$/)
    expect(JSON.stringify(session)).not.toContain(token?.reveal())
    expect([session.uid, session.xid, session.method]).toEqual(['1000000001', 'a000000001', 'email'])
    expect((await right(browser.accounts.enterAsVisitor())).method).toBe('visitor')
  })

  it('a sign-in with a wrong e-mail code is refused with a text about the code', async () => {
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
    'BI-360 BI-362 BI-363 email: the server refuses to send a code to the invalid e-mail address %j',
    async (email) => {
      expect(await left(bench().browser().accounts.sendCode(email))).toMatchObject({ _tag: 'Refused' })
    },
  )

  it('BI-361 email: a new e-mail address can sign in, and its new account is a member of the town square only', async () => {
    const browser = bench().browser()
    await browser.signIn('a@b.example')
    expect((await right(browser.accounts.profile())).name).toMatch(/^Member [0-9]{4}$/)
    expect((await right(browser.groups.mine())).map(({ name }) => name)).toEqual(['Loop Town Square'])
  })

  it('R1-266 R2-083 R2-255 a new member counts as not invited until the member submits a valid invite code, which works only once', async () => {
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
    await right(
      browser.accounts.submitInvite(session.sessionId, new Secret(inviteCodeOf({ secret: '' }, ADA).toLowerCase())),
    )
    expect(
      await left(browser.accounts.submitInvite(session.sessionId, new Secret(inviteCodeOf({ secret: '' }, ADA)))),
    ).toMatchObject({
      _tag: 'Refused',
    })
    expect((await arrive('ada@loop.example')).inviterExists).toBe(true)
  })

  describe('with a wallet', () => {
    const prove = async (browser: Browser, n: number, { text, nonce }: TextToSign, signed = text.reveal()) =>
      TE.map(({ session }: SignInResult) => session)(
        browser.accounts.signInByWallet({ address: addressOf(n), signature: new Secret(signedBy(n, signed)), nonce }),
      )()

    it('R1-258 R1-259 R2-247 R2-248 a text that a wallet has signed signs in, and the same wallet gets the same account the next time', async () => {
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

    it('R1-260 R1-261 R2-251 R2-252 a signed text with a nonce signs in to the same account as a signed text without a nonce', async () => {
      const browser = bench().browser()
      const first = rightOf(await prove(browser, 1, await right(browser.accounts.textToSign('address', addressOf(1)))))
      const text = await right(browser.accounts.textToSign('nonce', addressOf(1)))
      expect(text.text.reveal()).toContain(text.nonce?.reveal() ?? 'none')
      expect(rightOf(await prove(browser, 1, text)).xid).toBe(first.xid)
    })

    it.each(['address', 'nonce'] as const)('SES-9 a signed text signs in only once (requested by %s)', async (by) => {
      const browser = bench().browser()
      const text = await right(browser.accounts.textToSign(by, addressOf(1)))
      rightOf(await prove(browser, 1, text))
      expect(await prove(browser, 1, text)).toMatchObject({
        left: { _tag: 'Refused', words: 'This message was signed already' },
      })
    })

    it('R1-259 R1-261 a sign-in with a signature of another wallet or of another text is refused', async () => {
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

    it('requesting a text to sign for an invalid wallet address is refused', async () => {
      expect(await left(bench().browser().accounts.textToSign('address', 'ada.eth'))).toMatchObject({ _tag: 'Refused' })
    })
  })

  describe('with a partner', () => {
    it('R1-269 each partner token is accepted once, and a user of one partner gets the same account each time', async () => {
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

  it('R1-326 reading the own profile without a session token is refused', async () => {
    expect(await left(bench().browser().accounts.profile())).toEqual({ _tag: 'Refused', words: 'access token invalid' })
  })

  it('R1-324 when the server refuses an expired token, the request fails, and the expired session is reported', async () => {
    const browser = bench().browser()
    const session = await browser.signIn('ada@loop.example')
    const facts = factsFrom(browser.accounts.facts$, bench().pass)
    await bench().expire('ada@loop.example')
    expect(await left(browser.accounts.profile())).toEqual({ _tag: 'SessionRefused' })
    expect(facts.heard).toEqual([{ type: 'SessionExpired', sessionId: session.sessionId }])
  })

  it('R1-257 a sign-out ends the session of a visitor, and the next visitor of this browser gets a new account', async () => {
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
