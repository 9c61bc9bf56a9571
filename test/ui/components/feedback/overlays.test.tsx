import { fireEvent, screen, within } from '@testing-library/react'
import { Search } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { IconButton } from '../../../../src/ui/components/form/IconButton'
import { OfflineBanner } from '../../../../src/ui/components/feedback/OfflineBanner'
import { ToastRegion } from '../../../../src/ui/components/feedback/ToastRegion'
import { Toasts } from '../../../../src/ui/components/feedback/Toasts'
import { DuplicateLoginDialog } from '../../../../src/ui/features/session/DuplicateLoginDialog'
import { VisitorDialog } from '../../../../src/ui/features/sign-in/visitor/VisitorDialog'
import { badInputs } from '../../support/bad-inputs'
import { show, skeleton } from '../../support/show'
import { declarations } from '../../support/styles'
import { liveRegionText } from '../../support/live-region-text'

const has = (u: unknown): u is { msg: string } =>
  typeof u === 'object' && u !== null && 'msg' in u && typeof u.msg === 'string'
/** The server's message in the bad-input row with this id. */
const words = (id: string): string => {
  const answer: unknown = JSON.parse(badInputs('server_json').find((row) => row.id === id)?.text ?? 'null')
  return has(answer) ? answer.msg : ''
}

describe('A toast', () => {
  const toast = (text: string, onDismiss = liveRegionText()) =>
    show(<Toasts items={[{ id: '7', outcome: 'failed', text }]} onDismiss={onDismiss} />)

  it('BI-283 a toast shows markup in a message of the server as plain text', () => {
    const said = words('BI-283')
    expect(said).toContain('<img')
    const usual = skeleton(toast('No.').container)
    const { container } = toast(said)
    expect(skeleton(container)).toEqual(usual)
    expect(screen.getByText(said)).toBeTruthy()
    expect(container.querySelector('img')).toBeNull()
  })

  it('the polite live region that announces toasts is on the page before there is any toast', () => {
    show(<ToastRegion>{null}</ToastRegion>)
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
  })

  it('a toast contains its text and one close button', () => {
    const { container } = toast('No.')
    expect([container.textContent, screen.getAllByRole('button').length]).toEqual(['No.', 1])
  })

  it('a press on the close button of a toast closes that toast', () => {
    const onDismiss = liveRegionText()
    toast('No.', onDismiss)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onDismiss).toHaveBeenCalledWith('7')
  })
})

it('a tooltip opens even if the element that was under the pointer before has just been removed', () => {
  const { container } = show(<IconButton label="Search" icon={Search} />)
  const button = screen.getByRole('button', { name: 'Search' })
  // Browsers send no leave event for a removed element. The next event has its parent as `relatedTarget`.
  fireEvent.pointerOver(button, { pointerType: 'mouse', relatedTarget: container })
  expect(screen.getByText('Search')).toBeTruthy()
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(screen.queryByText('Search')).toBeNull()
  const icon = button.querySelector('svg')
  fireEvent.pointerOver(button, { pointerType: 'mouse', relatedTarget: icon })
  expect(screen.queryByText('Search')).toBeNull()
})

it('R1-346 R3-319 a tooltip appears only after the pointer has rested for 300 ms', () => {
  expect(declarations('components/overlay/tooltip.module.css', 'slow')).toMatch(/animation-delay: 300ms/)
})

describe('The duplicate-login dialog', () => {
  it('R1-063 R2-285 the duplicate-login dialog shows the time of the other login, and repeated presses on Re-login log in once', () => {
    const onLogInAgain = liveRegionText()
    show(<DuplicateLoginDialog open at={Date.UTC(2026, 10, 20, 9, 5)} onLogInAgain={onLogInAgain} />)
    expect(
      screen.getByRole('dialog', { name: 'User has been kicked offline' }).querySelector('time')?.textContent,
    ).toMatch(/^2026\/11\/(?:19|20|21) \d{2}:05$/)
    const again = screen.getByRole('button', { name: 'Re-login' })
    fireEvent.click(again)
    fireEvent.click(again)
    expect(onLogInAgain).toHaveBeenCalledTimes(1)
  })

  it('IM-5 Escape does not close the duplicate-login dialog', () => {
    show(<DuplicateLoginDialog open at={0} onLogInAgain={liveRegionText()} />)
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(screen.getByRole('dialog', { name: 'User has been kicked offline' })).toBeTruthy()
  })
})

describe('The visitor prompt', () => {
  const prompt = (open = true) => {
    const onClose = liveRegionText()
    const onSignIn = liveRegionText()
    show(<VisitorDialog open={open} onClose={onClose} onSignIn={onSignIn} />)
    return { onClose, onSignIn }
  }

  it('R1-057 the visitor prompt has a title, a description, a Not now button and a sign-in button', () => {
    prompt()
    const dialog = screen.getByRole('dialog', { name: 'Sign in to continue' })
    expect(
      document.querySelector(`#${CSS.escape(dialog.getAttribute('aria-describedby') ?? '')}`)?.textContent,
    ).toMatch(/^Visitors can browse/)
    // Around the dialog, the library puts focus guards, which it marks as buttons for some screen readers.
    const buttons = within(dialog).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Not now', 'Sign in'])
  })

  it('R1-057 the button Not now closes the visitor prompt, and the button Sign in starts the sign-in', () => {
    const { onClose, onSignIn } = prompt()
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect([onSignIn.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('Esc closes the visitor prompt', () => {
    const { onClose } = prompt()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('a closed visitor prompt renders nothing', () => {
    prompt(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('The offline banner', () => {
  it('the offline banner says that written messages are sent once the person is back online', () => {
    show(<OfflineBanner />)
    expect(screen.getByRole('status').textContent).toBe(
      'You’re offline. Messages you write are sent when you’re back online.',
    )
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('the offline banner has a "try now" button if the page can reconnect', () => {
    const onTryNow = liveRegionText()
    show(<OfflineBanner onTryNow={onTryNow} />)
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }))
    expect(onTryNow).toHaveBeenCalledTimes(1)
  })
})
