import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hasBottomBar, navItems } from '../../../src/ui/app-shell/navigation/nav-items'
import { supportHref } from '../../../src/ui/app/support'
import { AccountButton } from '../../../src/ui/app-shell/AccountButton'
import { BalanceChip } from '../../../src/ui/app-shell/BalanceChip'
import { MainPagePicker } from '../../../src/ui/app-shell/navigation/MainPagePicker'
import { RailLinks } from '../../../src/ui/app-shell/navigation/RailLinks'
import { createI18n } from '../../../src/ui/i18n'
import { english, show } from '../support/show'
import { liveRegionText } from '../support/live-region-text'
import { PRODUCT } from '../../../src/domain/shell'

const { t } = english
const nav = (mainPage: 'Discover' | 'Message', pathname = '/group') =>
  navItems({ t, pathname, mainPage, hasUnread: true })
const labels = (items: readonly { readonly label: string }[]) => items.map(({ label }) => label)

describe('The navigation', () => {
  it('R1-011 the navigation lists the preferred main page first', () => {
    expect(labels(nav('Discover').rail)).toEqual(['Discover', 'Messages', 'Spaces', 'Profile'])
    expect(labels(nav('Message').rail)).toEqual(['Messages', 'Discover', 'Spaces', 'Profile'])
  })

  it('R1-013 on a phone the navigation has one order for every preferred main page: discover, messages, spaces, profile', () => {
    expect([labels(nav('Discover').bar), labels(nav('Message').bar)]).toEqual([
      ['Discover', 'Messages', 'Spaces', 'Profile'],
      ['Discover', 'Messages', 'Spaces', 'Profile'],
    ])
  })

  it.each(['en', 'zh'] as const)('a place has the same name and icon in both navigations (%s)', async (language) => {
    const i18n = await createI18n(language)
    const { rail, bar } = navItems({ t: i18n.t, pathname: '/group', mainPage: 'Discover', hasUnread: false })
    expect(bar).toEqual(rail)
  })

  it('R1-015 if a member has unread messages, only the Messages entry of the navigation has a red dot', () => {
    expect(nav('Discover').bar.map(({ dot = false }) => dot)).toEqual([false, true, false, false])
  })

  it.each([
    ['/group', 'Discover'],
    ['/g', 'Discover'],
    ['/group/12345678', 'Messages'],
    ['/message', 'Messages'],
    ['/profile/10001', 'Profile'],
    ['/space', 'Spaces'],
    ['/s/Room000101', 'Spaces'],
    ['/settings/s', undefined],
    ['/terms', undefined],
  ])(
    'the navigation marks the entry to which the current path belongs, or no entry if there is none: %s',
    (pathname, label) => {
      expect(nav('Discover', pathname).rail.find(({ current }) => current)?.label).toBe(label)
    },
  )

  it('R1-014 on a phone the main pages have the bottom bar, and a conversation, the settings and an unknown page have none', () => {
    expect(
      ['/group', '/g', '/message', '/space', '/profile', '/group/10000001', '/settings', '/nowhere'].map((path) =>
        hasBottomBar(path, 'email'),
      ),
    ).toEqual([true, true, true, true, true, false, false, false])
  })

  it('R1-235 a member who signed in through a partner sees no bottom bar', () => {
    expect(['/group', '/message'].map((path) => hasBottomBar(path, 'partner'))).toEqual([false, false])
  })
})

describe('The help link', () => {
  it('R1-016 only production builds have a help link, and only on the pages /profile, /message, /space and /group', () => {
    for (const path of ['/profile', '/message', '/space', '/group']) {
      expect(supportHref(PRODUCT.supportGroups, path, 'en', 'production')).toBe('/group/loop_en_support')
      expect(supportHref(PRODUCT.supportGroups, path, 'en', 'testing')).toBeUndefined()
    }
    expect(supportHref(PRODUCT.supportGroups, '/group/10000001', 'en', 'production')).toBeUndefined()
  })

  it('R1-017 the help link opens the support group of the current language', () => {
    expect(supportHref(PRODUCT.supportGroups, '/group', 'zh', 'production')).toBe('/group/loop_cn_support')
  })
})

describe('The foot of the left navigation', () => {
  it('R1-012 the links at the foot of the navigation open Loop’s X page and Loop’s videos in a new tab, without a referrer', () => {
    show(<RailLinks supportHref={undefined} socialHref="https://a.example/" videoHref="https://b.example/" />)
    const links = screen.getAllByRole('link')
    expect(
      links.map((link) => [
        link.getAttribute('aria-label'),
        link.getAttribute('href'),
        link.getAttribute('target'),
        link.getAttribute('rel'),
      ]),
    ).toEqual([
      ['Loop on X', 'https://a.example/', '_blank', 'noopener noreferrer'],
      ['Loop videos', 'https://b.example/', '_blank', 'noopener noreferrer'],
    ])
  })
})

describe('The balance', () => {
  it('R1-009 the balance in the header is shown in USD, cut to cents, and the label for screen readers has the exact value', () => {
    show(<BalanceChip usd="1284.0799" isUnknown={false} onRetry={liveRegionText()} />)
    expect(screen.getByRole('link', { name: 'Balance: $1284.0799' }).textContent).toBe('$1,284.07')
  })

  it('the header shows no figure while the balance loads, and a Retry button if the balance failed to load', () => {
    const onRetry = liveRegionText()
    const { container, rerender } = show(<BalanceChip usd={null} isUnknown={false} onRetry={onRetry} />)
    expect(container.textContent).toBe('')
    rerender(<BalanceChip usd={null} isUnknown onRetry={onRetry} />)
    fireEvent.click(screen.getByRole('button'))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})

describe('The end of the header', () => {
  const button = (viewer: { id: string; name: string } | undefined) =>
    show(
      <AccountButton
        viewer={viewer}
        signInHref="/sign-in"
        supportHref={undefined}
        isOpen={false}
        onOpen={liveRegionText()}
        onNear={liveRegionText()}
      />,
    )

  it('R1-009 at the end of the header a visitor sees a sign-in link, and a member sees the account button instead', () => {
    const { unmount } = button(undefined)
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in')
    unmount()
    button({ id: 'x', name: 'Ann' })
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByRole('button', { name: 'Account and preferences' })).toBeTruthy()
  })
})

describe('The main page picker', () => {
  it('R1-064 R2-045 the main page picker offers two main pages, marks the current one, and reports which page the member chooses', () => {
    const onChoose = liveRegionText()
    show(<MainPagePicker open onClose={liveRegionText()} mainPage="Discover" onChoose={onChoose} />)
    const radios = within(screen.getByRole('radiogroup')).getAllByRole('radio')
    expect(radios.map((radio) => radio instanceof HTMLInputElement && radio.checked)).toEqual([true, false])
    const [, messages] = radios
    if (messages !== undefined) fireEvent.click(messages)
    expect(onChoose).toHaveBeenCalledWith('Message')
  })
})
