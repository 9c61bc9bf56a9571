import { act, cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { callImplementation } from '../../../src/application/features/call/call'
import { targetOf } from '../../../src/domain/join'
import { partnerFeature } from '../../../src/domain/partner/feature'
import { Dialog } from '../../../src/domain/shell/shell.messages'
import { OUTCOMES, ToastContent } from '../../../src/domain/shell/toast'
import { routeTable } from '../../../src/ui/app/routing/route-table'
import { createI18n, type Language } from '../../../src/ui/i18n'
import { BEN, ROOM } from '../../domain/call/call-story'
import { groupOf } from '../../support/builders/group'
import { ann, ben } from '../../support/builders/person'
import { square } from '../../support/builders/space'
import { open } from '../support/app-pages'
import { allTranslations } from '../support/all-translations'
import { FakeApp, live, type TabStep } from '../support/fake-app'
import { connected, inside } from '../support/spaces'

afterEach(cleanup)

/** A text that no translation has is drawn in these brackets. */
const MISSING = /⟦[^⟧]*⟧/g

const wordless = async (language: Language) => {
  const i18n = await createI18n(language, ['core'])
  Object.assign(i18n.options, { parseMissingKeyHandler: (key: string) => `⟦${key}⟧` })
  return i18n
}

/** All texts that were on screen without a translation, at any moment. */
const missingWhile = async (draw: () => Promise<unknown>): Promise<readonly string[]> => {
  const seen = new Set<string>()
  const look = () =>
    allTranslations()
      .match(MISSING)
      ?.forEach((text) => seen.add(text))
  const watch = new MutationObserver(look)
  watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  await draw()
  await act(() => new Promise((done) => setTimeout(done)))
  look()
  watch.disconnect()
  return [...seen]
}

const tab =
  (...steps: readonly TabStep[]): Restore =>
  (app) =>
    app.hearInTab(...steps)

type Restore = (app: FakeApp) => unknown

const PRODUCT_TOASTS = Object.keys(OUTCOMES).flatMap((key): readonly TabStep[] => {
  const words: unknown = { key }
  return ToastContent.is(words) ? [{ type: 'ShowToast', words }] : []
})
const aboutAPerson: TabStep = { type: 'ShowToast', words: { key: 'followed', xid: ben.xid } }
const calling = { type: 'call/Calling', channelId: ROOM, isVideo: false } as const
const caller = { xid: BEN, uid: ben.uid, name: 'Ben', avatar: null }

/** What a tab may show over any page right after a reload, by name. */
const OF_ALL: readonly (readonly [string, Restore])[] = [
  ...Dialog.types.map(({ value }) => [`the dialog ${value}`, tab({ type: 'OpenDialog', dialog: value })] as const),
  ['every toast', tab(...PRODUCT_TOASTS, aboutAPerson)],
  ['a toast of a started space', tab({ type: 'ShowToast', words: { title: 'Tea', channelId: square } })],
  ['the offer of the app', tab({ type: 'OfferApp', link: '/group/tea' })],
  ['a new release', tab({ type: 'ReleaseFound', release: 'next' })],
  [
    'the question of a partner link',
    tab({ type: 'partner-sign-in/PartnerArrived', secretRef: 1 }, (ask) => ({
      type: 'partner-sign-in/NoMemberSignedIn',
      ask: ask('loadSignedInMember'),
    })),
  ],
]
/** What a tab may show to a member. A sign-in page sends a member away. */
const OF_MEMBERS: readonly (readonly [string, Restore])[] = [
  ['the approval of a sign-in', tab({ type: 'qr-approval/OpenQrApproval' })],
  [
    'a join',
    tab({
      type: 'join/StartJoin',
      target: targetOf(groupOf('12345678', { name: 'Tea' })),
      to: null,
      why: 'enter',
      asVisitor: false,
    }),
  ],
  [
    'a login on another device',
    (app) => app.hear((ask) => ({ type: 'ChatKickedOffline', ask: ask('joinChatService') })),
  ],
  ['a call', (app) => app.hear({ ...calling, from: caller, saidAt: app.now() })],
  ['a room', (app) => app.hear(...inside('audience'), connected)],
]

const isSignIn = (page: string): boolean => page.startsWith('/sign-in')
/** One page of each layout and each page without a layout: the pages that load few texts. */
const PAGES = [
  ...routeTable.filter(({ around, guard }) => around !== 'appShell' && guard === undefined).map(({ path }) => path),
  '/sign-in',
  '/sign-in/wallet',
  '/sign-in/invite-code',
  '/group',
  '/message',
  '/no/such/page',
].filter((path) => !path.includes(':'))

describe.each(['en', 'zh'] as const)('What a reload restores over a page (%s)', (language) => {
  it.each(
    PAGES.flatMap((page) =>
      [...OF_ALL, ...(isSignIn(page) ? [] : OF_MEMBERS)].map(([name, restore]) => ({ page, name, restore })),
    ),
  )('$name over $page shows texts and never the key of a text', async ({ page, restore }) => {
    const i18n = await wordless(language)
    const app = isSignIn(page) ? new FakeApp() : live(ann)
    app.attach(callImplementation, { tellAway: () => () => undefined, room: app.media.room })
    app.attach({ feature: partnerFeature }, {})
    restore(app)
    expect(await missingWhile(() => open(page, app, i18n))).toEqual([])
  })
})
