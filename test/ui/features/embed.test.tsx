import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { partnerImplementation } from '../../../src/application/features/partner/partner'
import { isEmbedMessageKind, parseEmbedEvent, type EmbedEvent } from '../../../src/embed/protocol'
import { openEmbed } from '../../../src/embed/loop'
import { reportNavigation, parentOrigin } from '../../../src/ui/features/partner/embed-host'
import { HomeScreen } from '../../../src/ui/features/partner/HomeScreen'
import { usePartnerVisibility } from '../../../src/ui/features/partner/use-partner-visibility'
import { isForbiddenWhenEmbedded } from '../../../src/ui/app/routing/embedded'
import { routeLoader, routeTable } from '../../../src/ui/app/routing/route-table'
import { en } from '../../../src/ui/features/partner/translations.en'
import { browserDriver } from '../../../src/adapters/webrtc'
import { configQuery } from '../../../src/domain/partner'
import { groupOf } from '../../support/builders/group'
import { ann, vera } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { square } from '../../support/builders/space'
import { badInput } from '../support/bad-inputs'
import { FakeApp, live } from '../support/fake-app'
import { anotherWindow, framed, post } from '../support/framed'
import { connected, inside } from '../support/spaces'
import { english, show } from '../support/show'

english.addResourceBundle('en', 'partner', en)

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe('The embed script and the framed page', () => {
  it.each([
    [{ type: 'ready', more: 1 }, { type: 'ready' }],
    [
      { type: 'height', height: 812 },
      { type: 'height', height: 812 },
    ],
    [
      { type: 'joined', group: '10000001' },
      { type: 'joined', group: '10000001' },
    ],
    [
      { type: 'left', space: square },
      { type: 'left', space: square },
    ],
    [{ type: 'height', height: 1.5 }, null],
    [{ type: 'height', height: 1e9 }, null],
    [{ type: 'joined' }, null],
    [{ type: 'joined', group: '<b>' }, null],
    [{ type: 'close' }, null],
    [null, null],
    ['ready', null],
  ])(
    'the embed script parses the message %j as the event %j, or as null if the message is no valid event',
    (sent, heard) => {
      expect(parseEmbedEvent(sent)).toEqual(heard)
    },
  )

  it.each([
    ['http://localhost:4300', 'http://localhost:4300'],
    ['https://harbor.example', 'https://harbor.example'],
    ['https://harbor.example/x', null],
    ['null', null],
    ['javascript:1', null],
    [null, null],
  ])(
    'the framed page accepts as its parent’s origin only an http or https origin without a path: %s',
    (word, origin) => {
      expect(parentOrigin(word)).toBe(origin)
    },
  )

  it('the embed script opens the requested group in a frame without microphone, camera or top navigation', () => {
    const { frame, close } = openEmbed({
      loop: 'https://loop.example',
      partner: 'harbor',
      group: '10000001',
      into: document.body,
      title: 'Our group',
    })
    const at = new URL(frame.src)
    expect([at.origin, at.pathname, at.searchParams.get('group'), at.searchParams.get('from')]).toEqual([
      'https://loop.example',
      '/p/harbor',
      '10000001',
      location.origin,
    ])
    expect([frame.allow, frame.getAttribute('sandbox'), frame.title]).toEqual([
      'autoplay; clipboard-write',
      'allow-scripts allow-same-origin allow-forms allow-popups',
      'Our group',
    ])
    close()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it.each(['BI-355', 'BI-356', 'BI-357'])(
    '%s post_message: the parent page accepts messages only from its frame at Loop’s origin',
    (id) => {
      const events: EmbedEvent[] = []
      const { frame } = openEmbed({
        loop: 'https://loop.example',
        partner: 'harbor',
        into: document.body,
        title: 'x',
        on: (event) => {
          events.push(event)
        },
      })
      // Without a network the frame never gets a window, so a fake window takes its place.
      const { window: within, posted } = anotherWindow()
      vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue(within)
      const [, origin = 'https://evil.example'] =
        / (?:from|with origin) (\S+)$/.exec(badInput('post_message', id).text) ?? []
      const hello = { loop: 1, kind: 'hello' }
      post(hello, { origin, source: within })
      post(hello, { origin: 'https://loop.example', source: window })
      post(JSON.parse('{"__proto__":{"loop":1,"kind":"hello"}}'), { origin: 'https://loop.example', source: within })
      expect([posted.length, events]).toEqual([0, []])
      post(hello, { origin: 'https://loop.example', source: within })
      expect(posted).toMatchObject([[{ loop: 1, kind: 'port' }, 'https://loop.example', [{}]]])
    },
  )

  it.each(['BI-355', 'BI-356', 'BI-357'])(
    '%s post_message: the framed page accepts a message port only from its parent page at the parent’s origin',
    (id) => {
      const told = framed()
      const app = live(vera)
      app.attach(partnerImplementation, undefined)
      const from = 'https://harbor.example'
      show(
        <Routes>
          <Route path="/p/:link" element={<HomeScreen />} />
          <Route path="*" element={<p>elsewhere</p>} />
        </Routes>,
        { app, at: `/p/harbor?from=${from}` },
      )
      expect(told).toEqual([[{ loop: 1, kind: 'hello' }, from]])
      const { port1, port2 } = new MessageChannel()
      const said = vi.spyOn(port2, 'postMessage')
      const [, origin = 'https://evil.example'] =
        / (?:from|with origin) (\S+)$/.exec(badInput('post_message', id).text) ?? []
      const port = { loop: 1, kind: 'port' }
      for (let n = 0; n < 1_000; n += 1) post(port, { origin, source: window.parent, ports: [port2] })
      post(port, { origin: from, source: window, ports: [port2] })
      post({ type: 'close' }, { origin: from, source: window.parent, ports: [port2] })
      expect(said.mock.calls).toEqual([])
      post(port, { origin: from, source: window.parent, ports: [port2] })
      expect(said.mock.calls[0]).toEqual([{ type: 'ready' }])
      port1.close()
    },
  )

  it('the framed page opens the group that the parent page requested in the frame’s URL', () => {
    framed()
    const app = live(vera)
    app.attach(partnerImplementation, undefined)
    show(
      <Routes>
        <Route path="/p/:link" element={<HomeScreen />} />
        <Route path="/group/:key" element={<p>a group</p>} />
      </Routes>,
      { app, at: '/p/harbor?group=10000001&from=https://harbor.example' },
    )
    expect(screen.getByText('a group')).toBeTruthy()
  })

  it('the framed page notifies the parent page when the member joins the requested group, or joins or leaves a space that the page shows', () => {
    const app = live(ann)
    const group = groupOf('10000001', { isMember: false })
    app.heard({ type: 'group/ShowGroup', key: group.gid }, (ask) => ({
      type: 'group/GroupFound',
      ask: ask(`find:${group.gid}`),
      key: group.gid,
      group,
    }))
    const said: EmbedEvent[] = []
    let shown: readonly string[] = [square]
    const stop = reportNavigation(
      app,
      (event) => {
        said.push(event)
      },
      group.gid,
      (space) => shown.includes(space),
    )
    app.hear({ type: 'group/GroupJoined', group: { ...group, isMember: true } })
    app.hear(...inside('audience'), connected)
    shown = []
    app.hear({ type: 'space/LeaveSpace' })
    stop()
    expect(said).toEqual([
      { type: 'joined', group: '10000001' },
      { type: 'joined', space: square },
      { type: 'left', space: square },
    ])
  })
})

describe('A framed page', () => {
  it('BI-358 framed: only in a frame, the pages of money, settings and sign-in are blocked, and group pages stay open', () => {
    const shut = [
      '/wallet',
      '/mall',
      '/mall/recharge-currency',
      '/settings',
      '/sign-in',
      '/sign-in/wallet',
      '/bot/botList',
      '/looper/dashboard',
    ]
    const open = ['/group/:key', '/p/:link', '/space/:key', '/message/:uid', '/p/interlink']
    expect([...shut, ...open].filter(isForbiddenWhenEmbedded)).toEqual([])
    framed()
    expect([...shut, ...open].filter(isForbiddenWhenEmbedded)).toEqual(shut)
  })

  it('BI-358 framed: a blocked page shows a link that opens Loop in a new tab', async () => {
    framed()
    const row = routeTable.find(({ path }) => path === '/wallet')
    const Screen = row === undefined ? null : ((await routeLoader(row)?.())?.default ?? null)
    if (Screen === null) throw new Error('no wallet')
    show(<Screen />, { at: '/wallet' })
    const link = await screen.findByRole('link', { name: 'Open Loop' })
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '/wallet',
      '_blank',
      'noopener noreferrer',
    ])
  })

  it('BI-358 framed: a framed page requests no microphone, camera or screen', async () => {
    const asked = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('asked')))
    vi.stubGlobal('navigator', {
      mediaDevices: { getUserMedia: asked, getDisplayMedia: asked, enumerateDevices: asked },
    })
    framed()
    const driver = browserDriver()
    const results = await Promise.allSettled([driver.microphone(null), driver.camera(null), driver.screen()])
    expect([results.map(({ status }) => status), asked.mock.calls]).toEqual([['rejected', 'rejected', 'rejected'], []])
    vi.unstubAllGlobals()
  })

  it('BI-358 framed: a framed page has no gifts and no bubble rains, even if the partner allows both', async () => {
    framed()
    function Shows() {
      return <p>{JSON.stringify(usePartnerVisibility())}</p>
    }
    const app = new FakeApp().heard({
      type: 'SignedIn',
      session: { ...sessionOf(ann), method: 'partner', partnerId: 'partner-1' },
    })
    const partner = app.attach(partnerImplementation, undefined)
    act(() => {
      app.account.dispatch(configQuery.want({ link: null }))
    })
    const found = {
      partnerId: 'partner-1',
      link: 'harbor',
      loading: null,
      showCreate: true,
      showBubble: true,
      showGift: true,
    }
    partner.answer('read:{"link":null}:', (ask) =>
      configQuery.loaded(
        { items: [{ found }], next: null },
        { key: '{"link":null}', input: { link: null }, page: null },
        ask,
      ),
    )
    show(<Shows />, { app })
    expect(await screen.findByText('{"create":true,"bubble":false,"gift":false}')).toBeTruthy()
  })

  it('a message between the framed page and its parent page counts as a handshake only if the message has version 1', () => {
    expect(
      [{ loop: 1, kind: 'port' }, { loop: 2, kind: 'port' }, { kind: 'port' }, null].map((one) =>
        isEmbedMessageKind(one, 'port'),
      ),
    ).toEqual([true, false, false, false])
  })
})
