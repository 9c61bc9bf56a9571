import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Ports } from '../../../../src/application/ports'
import { Secret } from '../../../../src/application/ports/browser/vault'
import { wholeApp } from '../../../support/whole-app'
import { inviteCodeViewModel, sessionOf } from '../../../../src/domain/session'
import { qrSignInViewModel, stateDigest, xSignInViewModel } from '../../../../src/domain/sign-in'
import { simulatedX } from '../../../../src/application/features/sign-in/simulated-x-page'
import { ann } from '../../../support/builders/person'
import { sessionOf as sessionNamed } from '../../../support/builders/session'
import { VirtualBrowser } from '../../../support/virtual-browser'
import { VirtualServer } from '../../../support/virtual-server'
import { unreachable } from '../../../../src/domain/kernel/failure'
import { tabOf } from '../../../support/slices-in'

const CANARY = '7c4n4r'

/** A tab on the sign-in page. `others` replaces some of its ports. */
const opened = async (others: Partial<Ports> = {}) => {
  const browser = new VirtualBrowser()
  const server = new VirtualServer()
  const start = (name: string) => {
    const tab = browser.open(name)
    const app = wholeApp({ ...server.ports(tab), ...others })
    void app.start()
    return { tab, app }
  }
  const pass = (ms = 1_000) => browser.time.pass(ms)
  const first = start('tab-1')
  await pass(50)
  return { browser, server, first, pass, start }
}
type World = Awaited<ReturnType<typeof opened>>
type App = World['first']['app']

const inviteOf = (app: App) => inviteCodeViewModel(app.tab.slices.inviteCode.get())
const xOf = (app: App) => xSignInViewModel(tabOf(app).xSignIn.get())
const qrOf = (app: App) => qrSignInViewModel(tabOf(app).qrSignIn.get())
const whoIn = (app: App) => sessionOf(app.account.slices.session.get())?.xid ?? null

const byEmail = async ({ pass, first: { app } }: World) => {
  app.tab.dispatch({ type: 'sign-in/RequestCode', email: 'ann@b.example' })
  await pass()
  app.tab.dispatch({ type: 'sign-in/SubmitCode', secretRef: app.secrets.hold('123456') })
  await pass()
}

describe('The invite code form', () => {
  it('R1-148 SES-12 a new member can enter an invite code, and the code is sent under the new session', async () => {
    const world = await opened()
    const {
      first: { app },
      server,
      pass,
      browser,
    } = world
    server.inviterExists = false
    await byEmail(world)
    expect([whoIn(app), inviteOf(app).isOffered]).toEqual([ann.xid, true])
    app.tab.dispatch({ type: 'SubmitInviteCode', secretRef: app.secrets.hold(CANARY) })
    await pass()
    expect(server.invitesSeen).toEqual([{ sessionId: sessionNamed(ann, 1).sessionId, code: CANARY }])
    expect(inviteOf(app).isOffered).toBe(false)
    expect(browser.stored().includes(CANARY)).toBe(false)
  })

  it('SES-12 only a new member sees the invite code form, not a member who was already invited', async () => {
    const world = await opened()
    await byEmail(world)
    expect([whoIn(world.first.app), inviteOf(world.first.app).isOffered]).toEqual([ann.xid, false])
  })

  it('SES-12 a sign-out closes the invite code form of a new member', async () => {
    const world = await opened()
    world.server.inviterExists = false
    await byEmail(world)
    world.first.app.account.dispatch({ type: 'SignOut' })
    await world.pass(3_000)
    expect(inviteOf(world.first.app).isOffered).toBe(false)
  })

  it('if the tab reloads while it sends an invite code, the form shows a failure and the code is not sent again', async () => {
    const world = await opened()
    world.server.inviterExists = false
    await byEmail(world)
    world.server.weather = () => 'lost'
    world.first.app.tab.dispatch({ type: 'SubmitInviteCode', secretRef: world.first.app.secrets.hold(CANARY) })
    await world.pass(10)
    world.first.tab.kill()
    world.server.weather = () => 'fair'
    const { app } = world.start('tab-1')
    await world.pass()
    expect([inviteOf(app), world.server.invitesSeen]).toEqual([
      { isOffered: true, busy: false, problem: 'refused' },
      [],
    ])
  })
})

describe('Sign-in with X', () => {
  const leave = async ({ first: { app }, server, pass }: World): Promise<string> => {
    app.tab.dispatch({ type: 'sign-in/StartXSignIn', errand: { purpose: 'signIn', sessionId: null } })
    await pass()
    return new URL(server.left.at(-1) ?? '').searchParams.get('state') ?? ''
  }
  const comeBack = (app: App, state: string) =>
    app.tab.dispatch({
      type: 'sign-in/XCallbackReceived',
      returned: stateDigest(state),
      codeRef: app.secrets.hold(CANARY),
      stateRef: app.secrets.hold(state),
    })

  it('R1-146 SES-10 a sign-in with X completes after the tab returns from X, and the browser stores neither code nor state', async () => {
    const world = await opened()
    const state = await leave(world)
    world.first.tab.kill()
    const { app } = world.start('tab-1')
    await world.pass()
    // A page that returns from X does not redirect to X again.
    expect(world.server.left).toHaveLength(1)
    comeBack(app, state)
    await world.pass()
    expect([whoIn(app), world.server.xSeen, xOf(app).done]).toEqual([ann.xid, [`${CANARY} ${state}`], true])
    expect([CANARY, state].filter((secret) => world.browser.stored().includes(secret))).toEqual([])
  })

  it.each([0, 1, 2, 3, 5, 8, 12, 20])(
    'BI-351 x_callback SES-10 a tab posts X’s code and state at most once, even if a reload after %i ms repeats the callback',
    async (ms) => {
      const world = await opened()
      const state = await leave(world)
      world.server.weather = () => 'answerLost'
      comeBack(world.first.app, state)
      await world.pass(ms)
      world.first.tab.kill()
      await world.pass()
      world.server.weather = () => 'fair'
      const { app } = world.start('tab-1')
      await world.pass()
      comeBack(app, state)
      await world.pass()
      expect(world.server.xSeen.length).toBeLessThanOrEqual(1)
    },
  )

  it('BI-349 x_callback SES-10 a tab that did not start the sign-in with X does not post X’s code', async () => {
    const world = await opened()
    const state = await leave(world)
    const { app } = world.start('tab-2')
    await world.pass()
    comeBack(app, state)
    await world.pass()
    expect([world.server.xSeen, xOf(app).problem]).toEqual([[], 'strayed'])
  })
})

describe('Sign-in by QR code', () => {
  it('R1-147 a sign-in by QR code completes once the code is approved', async () => {
    let asked = 0
    const arrival = { session: { ...sessionNamed(ann, 7), method: 'qr' as const }, inviterExists: true }
    const world = await opened({
      qrCodes: {
        read: () => async () => E.right(new Secret(CANARY)),
        turnOf: () => async () => {
          asked += 1
          return E.right(asked < 3 ? { status: 'scanned' as const } : { status: 'letIn' as const, arrival })
        },
        lookUp: () => async () => E.left(unreachable),
        answer: () => async () => E.left(unreachable),
      },
    })
    const { app } = world.first
    app.tab.dispatch({ type: 'sign-in/ShowQr' })
    await world.pass()
    expect([qrOf(app).step, app.secrets.drawn(qrOf(app).secretRef)]).toEqual(['waiting', CANARY])
    await world.pass(8_000)
    expect([asked, whoIn(app), qrOf(app).step]).toEqual([3, ann.xid, 'hidden'])
    expect(world.browser.stored().includes(CANARY)).toBe(false)
  })

  it('R1-147 a sign-in by QR code expires when the tab reloads, and its code is no longer shown', async () => {
    const world = await opened()
    const { app, tab } = world.first
    app.tab.dispatch({ type: 'sign-in/ShowQr' })
    await world.pass()
    tab.kill()
    const again = world.start('tab-1')
    await world.pass(3_000)
    expect([qrOf(again.app).step, again.app.secrets.drawn(1)]).toEqual(['expired', null])
  })
})

describe('The simulated X', () => {
  it('the simulated X lists its accounts and redirects back to the app, but does neither if the server fails', async () => {
    const left: string[] = []
    const navigator = {
      host: 'town.example',
      go: () => undefined,
      leaveFor: () => undefined,
      reload: () => undefined,
      leave: (address: Secret) => {
        left.push(address.reveal())
      },
    }
    const page = (works: boolean) =>
      simulatedX(
        {
          accounts: () => async () => (works ? E.right([{ handle: 'ada', name: 'Ada' }]) : E.left(unreachable)),
          answer: (state, handle) => async () =>
            works ? E.right(new Secret(`back ${state.reveal()} ${handle ?? 'no'}`)) : E.left(unreachable),
        },
        navigator,
      )
    expect([await page(true).accounts(), await page(false).accounts()]).toEqual([[{ handle: 'ada', name: 'Ada' }], []])
    expect([await page(true).answer('s', 'ada'), await page(false).answer('s', null)]).toEqual([true, false])
    expect(left).toEqual(['back s ada'])
  })
})
