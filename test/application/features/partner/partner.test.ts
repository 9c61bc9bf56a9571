import { describe, expect, it } from 'vitest'
import { partnerQuestion } from '../../../../src/domain/partner-sign-in'
import { ann, ben } from '../../../support/builders/person'
import { sessionId } from '../../../support/builders/session'
import { VirtualBrowser } from '../../../support/virtual-browser'
import { VirtualServer } from '../../../support/virtual-server'
import { appTab } from '../../support/app-tab'
import { tabOf } from '../../../support/slices-in'

const TOKEN = 'p4rtn3r-t0k3n'

const opened = async () => {
  const browser = new VirtualBrowser()
  const server = new VirtualServer()
  const first = appTab(browser.open('tab-1'), server)
  await browser.time.pass(50)
  return {
    browser,
    server,
    first,
    pass: (ms = 1_000) => browser.time.pass(ms),
    arrive: () =>
      first.app.tab.dispatch({ type: 'partner-sign-in/PartnerArrived', secretRef: first.app.secrets.hold(TOKEN) }),
    isAsked: () => partnerQuestion(tabOf(first.app).partnerSignIn.get()) !== null,
    agree: () => first.app.tab.dispatch({ type: 'partner-sign-in/ConfirmPartner' }),
    toasts: () => first.app.tab.slices.shell.get().context.toasts.map(({ words }) => words),
  }
}

const withMember = async () => {
  const world = await opened()
  world.first.requestCode()
  await world.pass()
  world.first.submitCode('123456')
  await world.pass()
  expect(world.first.who()?.xid).toBe(ann.xid)
  return world
}

describe('A person who arrives from a partner', () => {
  it('R1-142 R1-112 a person who arrives with a partner’s token is asked for consent, and is signed in only after consenting', async () => {
    const { server, first, arrive, pass, isAsked, agree } = await opened()
    arrive()
    await pass()
    expect([isAsked(), first.who() ?? null, server.tokensSeen]).toEqual([true, null, []])
    agree()
    await pass()
    expect([first.who(), server.tokensSeen]).toMatchObject([
      { xid: ben.xid, method: 'partner', partnerId: 'p-1' },
      [TOKEN],
    ])
  })

  it('a partner sign-in replaces the session of a visitor who consents, but not of a visitor who declines', async () => {
    const { first, arrive, pass, agree, server } = await opened()
    first.app.account.dispatch({ type: 'RequireSession' })
    await pass()
    expect(first.who()?.method).toBe('visitor')
    arrive()
    await pass()
    first.app.tab.dispatch({ type: 'partner-sign-in/DeclinePartner' })
    await pass()
    expect([first.who()?.method, server.tokensSeen]).toEqual(['visitor', []])
    arrive()
    await pass()
    agree()
    await pass()
    expect(first.who()?.method).toBe('partner')
  })

  it('SES-8 BI-346 partner_access_token a partner’s token replaces the session of a member only after the member consents', async () => {
    const { server, first, arrive, pass, isAsked } = await withMember()
    arrive()
    await pass()
    expect([isAsked(), first.who()?.xid, server.tokensSeen]).toEqual([true, ann.xid, []])
    first.app.tab.dispatch({ type: 'partner-sign-in/ConfirmPartner' })
    await pass()
    expect([isAsked(), first.who()?.xid, server.tokensSeen]).toEqual([false, ben.xid, [TOKEN]])
  })

  it('SES-8 a member who declines a partner sign-in stays signed in, and the partner’s token is not used', async () => {
    const { server, first, arrive, pass } = await withMember()
    arrive()
    await pass()
    first.app.tab.dispatch({ type: 'partner-sign-in/DeclinePartner' })
    await pass()
    first.app.tab.dispatch({ type: 'partner-sign-in/ConfirmPartner' })
    await pass()
    expect([first.who()?.xid, server.tokensSeen]).toEqual([ann.xid, []])
  })

  it.each(['lost', 'answerLost'] as const)(
    'SES-8 if the exchange of a partner’s token fails (%s), the member stays signed in and the exchange is not retried',
    async (weather) => {
      const { server, first, arrive, pass, toasts } = await withMember()
      arrive()
      await pass()
      server.weather = () => weather
      first.app.tab.dispatch({ type: 'partner-sign-in/ConfirmPartner' })
      await pass(500)
      expect([first.who()?.xid, toasts()]).toEqual([ann.xid, [{ key: 'partnerFailed' }]])
      server.weather = () => 'fair'
      await pass(60_000)
      expect([first.who()?.xid, server.tokensSeen.length]).toEqual([ann.xid, weather === 'lost' ? 0 : 1])
    },
  )

  it('SES-8 the exchange of a partner’s token does not replace the session of a member who signed in during the exchange', async () => {
    const { server, first, browser, arrive, pass, agree } = await opened()
    arrive()
    await pass()
    agree()
    await pass(6)
    const signedIn = {
      sessionId: sessionId('s-meanwhile'),
      xid: ann.xid,
      uid: ann.uid,
      method: 'email',
      partnerId: null,
    } as const
    first.app.account.dispatch({ type: 'SignedIn', session: signedIn })
    await pass()
    expect([first.who()?.xid, server.tokensSeen, browser.openTabs.length]).toEqual([ann.xid, [TOKEN], 1])
  })

  it('BI-347 partner_access_token a reload discards the partner’s token, so no consent question appears after the reload', async () => {
    const { browser, server, first, arrive, pass, isAsked } = await withMember()
    arrive()
    await pass()
    expect(isAsked()).toBe(true)
    first.tab.kill()
    const again = appTab(browser.open('tab-1'), server)
    await pass(10_000)
    expect([
      partnerQuestion(tabOf(again.app).partnerSignIn.get()) !== null,
      again.who()?.xid,
      server.tokensSeen,
    ]).toEqual([false, ann.xid, []])
    expect([browser.stored(), ...browser.posted].join()).not.toContain(TOKEN)
  })
})
