import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { partnerImplementation } from '../../../src/application/features/partner/partner'
import { PREVIEW_ASKED, PreviewDraft } from '../../../src/domain/partner'
import { openEmbed } from '../../../src/embed/loop'
import type { EmbedEvent } from '../../../src/embed/protocol'
import { reportNavigation } from '../../../src/ui/features/partner/embed-host'
import { HomeScreen } from '../../../src/ui/features/partner/HomeScreen'
import { en } from '../../../src/ui/features/partner/translations.en'
import { ann, vera } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { anotherWindow, framed, post } from '../support/framed'
import { connected, inside } from '../support/spaces'
import { english, show } from '../support/show'

english.addResourceBundle('en', 'partner', en)

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('A hostile page on either side of a frame', () => {
  it('the parent page handles at most 50 messages a second of a frame that floods it, and further messages a second later', () => {
    let now = 1_000_000
    vi.spyOn(Date, 'now').mockImplementation(() => now)
    const heights: EmbedEvent[] = []
    const { frame } = openEmbed({
      loop: 'https://loop.example',
      partner: 'harbor',
      into: document.body,
      title: 'x',
      on: (event) => {
        heights.push(event)
      },
    })
    const { window: within, posted } = anotherWindow()
    vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue(within)
    const { port1, port2 } = new MessageChannel()
    const only = { port1, port2 }
    vi.stubGlobal('MessageChannel', function MessageChannel() {
      return only
    })
    const hello = { loop: 1, kind: 'hello' }
    for (let n = 0; n < 200; n += 1) post(hello, { origin: 'https://loop.example', source: within })
    expect(posted).toHaveLength(50)
    now += 1_000
    for (let n = 1; n <= 200; n += 1)
      port1.onmessage?.call(port1, new MessageEvent('message', { data: { type: 'height', height: n } }))
    expect(heights).toHaveLength(50)
    now += 1_000
    port1.onmessage?.call(port1, new MessageEvent('message', { data: { type: 'ready' } }))
    expect(heights.at(-1)).toEqual({ type: 'ready' })
  })

  it('the framed page keeps nothing of what its parent page sends through the port', () => {
    framed()
    const app = live(vera)
    app.attach(partnerImplementation, undefined)
    const from = 'https://harbor.example'
    show(
      <Routes>
        <Route path="/p/:link" element={<HomeScreen />} />
      </Routes>,
      { app, at: `/p/harbor?from=${from}` },
    )
    const { port1, port2 } = new MessageChannel()
    const started = vi.spyOn(port2, 'start')
    post({ loop: 1, kind: 'port' }, { origin: from, source: window.parent, ports: [port2] })
    // Other tests on this page may have left a listener, which starts the port too.
    expect(started).toHaveBeenCalled()
    expect(port2.onmessage).toBeNull()
    port1.close()
  })

  it('a draft of the preview with a longer icon address than any picture has is no draft', () => {
    const draft = (icon: string | null) => ({ loop: PREVIEW_ASKED, icon })
    const icons = [null, 'https://pictures.example/a.png', `https://pictures.example/${'a'.repeat(2_048)}`]
    expect(icons.map((icon) => PreviewDraft.is(draft(icon)))).toEqual([true, true, false])
  })

  it('the framed page tells its parent page nothing of spaces that the member enters in other tabs', () => {
    const app = live(ann)
    const said: EmbedEvent[] = []
    const stop = reportNavigation(
      app,
      (event) => said.push(event),
      null,
      () => false,
    )
    app.hear(...inside('audience'), connected)
    app.hear({ type: 'space/LeaveSpace' })
    stop()
    expect(said).toEqual([])
  })
})
