import { expect, it } from 'vitest'
import { Secret } from '../../src/application/ports/vault'
import { SessionId } from '../../src/domain/kernel/ids'
import { left, right } from '../adapters/support/client'
import { heardFrom, type MakeBench } from './bench'
import { withBench } from './with-bench'

/** What whoever stands behind the accounts port must do. */
export const accountsContract = (make: MakeBench): void => {
  const bench = withBench(make)

  it('R1-256 lets a visitor in, who is the same one in this browser and another in another', async () => {
    const browser = bench().browser()
    const first = await right(browser.accounts.enterAsVisitor())
    const again = await right(browser.accounts.enterAsVisitor())
    const other = await right(bench().browser().accounts.enterAsVisitor())
    expect(first.method).toBe('visitor')
    expect(again.xid).toBe(first.xid)
    expect(again.sessionId).not.toBe(first.sessionId)
    expect(other.xid).not.toBe(first.xid)
  })

  it('R1-262 R1-263 signs in with the code from the e-mail, and then knows who one is', async () => {
    const browser = bench().browser()
    const session = await browser.signIn('ada@loop.example')
    expect(session.method).toBe('email')
    const profile = await right(browser.accounts.profile())
    expect(profile).toMatchObject({ xid: session.xid, uid: session.uid, name: 'Ada', isSuper: false })
  })

  it('keeps the token in the vault and out of the session it answers', async () => {
    const browser = bench().browser()
    const session = await browser.signIn('ada@loop.example')
    const token = await browser.vault.tokenOf(session.sessionId)
    expect(token?.reveal()).toMatch(/^\S{16,}$/)
    expect(JSON.stringify(session)).not.toContain(token?.reveal())
  })

  it('refuses a wrong code, in words', async () => {
    const browser = bench().browser()
    await right(browser.accounts.sendCode('ada@loop.example'))
    const code = await browser.codeFor('ada@loop.example')
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await left(browser.accounts.signInByEmail('ada@loop.example', new Secret(wrong))))
      .toMatchObject({ _tag: 'Refused', words: expect.stringMatching(/code/) })
  })

  it.each(['a@b', 'a@b.example\r\nBcc: x@y.example', '"<script>"@b.example'])('BI-360 BI-362 BI-363 sends no code to %j', async (email) => {
    expect(await left(bench().browser().accounts.sendCode(email))).toMatchObject({ _tag: 'Refused' })
  })

  it('BI-361 sends a code to a plain address, and whoever comes with it is a member of the town', async () => {
    const browser = bench().browser()
    await browser.signIn('a@b.example')
    expect((await right(browser.accounts.profile())).name).toBe('a')
    expect((await right(browser.groups.mine())).map(({ name }) => name)).toEqual(['Loop Town Square'])
  })

  it('R1-326 makes no call without a token, and says so', async () => {
    expect(await left(bench().browser().accounts.profile())).toEqual({ _tag: 'Refused', words: 'access token invalid' })
  })

  it('R1-324 says that a session expired, and which, when a call is refused with 401', async () => {
    const browser = bench().browser()
    const session = await browser.signIn('ada@loop.example')
    const facts = heardFrom(browser.accounts.facts$, bench().pass)
    await bench().expire('ada@loop.example')
    expect(await left(browser.accounts.profile())).toEqual({ _tag: 'SessionRefused' })
    expect(facts.heard).toEqual([{ type: 'SessionExpired', sessionId: session.sessionId }])
  })

  it('R1-257 ends the session of whoever signs out, and the next visitor of this browser is another', async () => {
    const browser = bench().browser()
    const before = await browser.visit()
    await right(browser.accounts.signOut(before.sessionId))
    expect(await left(browser.accounts.profile())).toEqual({ _tag: 'SessionRefused' })
    expect((await browser.visit()).xid).not.toBe(before.xid)
  })

  it('signs out of a session it has no token of with a refusal and nothing else', async () => {
    const unknown = 'nobody'
    if (!SessionId.is(unknown)) throw new Error('not an id')
    expect(await left(bench().browser().accounts.signOut(unknown))).toMatchObject({ _tag: 'Refused' })
  })

  it('says Unreachable while there is no network, and signs in once there is', async () => {
    const browser = bench().browser()
    browser.weather.offline()
    expect(await left(browser.accounts.enterAsVisitor())).toEqual({ _tag: 'Unreachable' })
    browser.weather.online()
    expect((await browser.visit()).method).toBe('visitor')
  })
}
