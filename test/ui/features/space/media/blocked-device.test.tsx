import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { browserKindOf } from '../../../../../src/ui/features/space/media/browser-kind'
import { ann } from '../../../../support/builders/person'
import { live, type AccountStep, type FakeApp } from '../../../support/fake-app'
import { dialog, press, room } from '../../../support/space-dialogs'
import { connected, inside, looked, SpacePages } from '../../../support/spaces'
import { show } from '../../../support/show'

const BLOCKED = /^The microphone is blocked\. /
const denied = (...steps: readonly AccountStep[]): FakeApp => {
  const app = live(ann).heard(...steps)
  app.media.permission$.next('denied')
  show(<SpacePages at={room} />, { app })
  return app
}
const allow = (app: FakeApp): void => act(() => app.media.permission$.next('granted'))

describe('A microphone that the browser blocks', () => {
  it('R2-132 a listener reads, where devices are chosen, how to allow it, and the sentence goes when it is allowed', async () => {
    const app = denied(...inside('audience'), connected)
    press('Sound and camera')
    const devices = within(await dialog('Sound and camera'))
    const said = devices.getByText(BLOCKED)
    expect(said.closest('[role="status"]')).not.toBeNull()
    expect(said.textContent).toMatch(/allow it/i)
    allow(app)
    expect(devices.queryByText(BLOCKED)).toBeNull()
  })

  it('R2-033 a listener reads it in the check before entering, and a person with an allowed microphone does not', () => {
    const app = denied(...looked())
    press('Check sound first')
    expect(screen.getByText(BLOCKED)).toBeTruthy()
    allow(app)
    expect(screen.queryByText(BLOCKED)).toBeNull()
  })

  it('R2-033 the test of a speaker’s microphone says how to allow it, and begins again by itself when it is allowed', () => {
    const app = denied(...looked({ micMode: 'open' }))
    press('Check sound first')
    act(() => app.media.test$.next({ kind: 'ended', fault: 'permissionRefused' }))
    expect(screen.getByText(BLOCKED)).toBeTruthy()
    expect(app.media.tests).toBe(1)
    allow(app)
    expect(app.media.tests).toBe(2)
    expect(screen.queryByText(BLOCKED)).toBeNull()
  })

  it('the steps are those of the browser', () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Firefox/140.0')
    denied(...looked())
    press('Check sound first')
    expect(screen.getByText(/remove the block/)).toBeTruthy()
    agent.mockRestore()
  })
})

describe('The kind of a browser', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false, 'chrome'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', false, 'chrome'],
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', true, 'chromePhone'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false, 'firefox'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1', false, 'safari'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1', true, 'iphone'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1', true, 'iphone'],
    ['Something else', false, 'other'],
  ] as const)('decides on the steps that allow a device: %s, touch %s', (userAgent, hasTouch, kind) => {
    expect(browserKindOf(userAgent, hasTouch)).toBe(kind)
  })
})
