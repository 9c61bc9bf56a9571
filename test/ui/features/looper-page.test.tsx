import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  importedQuery,
  pageQuery,
  partnerQuery,
  type ExclusivePage,
  type PartnerCommunity,
} from '../../../src/domain/looper'
import { Gid } from '../../../src/domain/kernel/ids'
import { refused } from '../../../src/domain/kernel/failure'
import { EditPageScreen } from '../../../src/ui/features/looper/exclusive/EditPageScreen'
import { ExclusiveScreen } from '../../../src/ui/features/looper/exclusive/ExclusiveScreen'
import { made } from '../../support/builders/made'
import { openLooper, projectOf, where } from '../support/looper'
import { only } from '../support/show'

const at = '/looper/api'
const EDIT = '/looper/edit-exclusive-page'
const tea = { projectId: 'tea' }
const page: ExclusivePage = {
  pageId: 'p1',
  icon: '/town/g1.svg',
  loading: null,
  linkKey: 'teahouse',
  prefix: 'Tea',
  showsGifts: true,
  showsBubbles: false,
  partnerCoin: 1,
  createGroupType: 2,
}
const partner = { partnerId: 'partner-tea', name: 'Tea House' }
const community = (importId: string, with_: Partial<PartnerCommunity> = {}): PartnerCommunity => ({
  importId,
  gid: made(Gid, `1000000${importId}`),
  name: `Group ${importId}`,
  avatar: null,
  link: `/group/tea${importId}`,
  label: 'gold',
  order: Number(importId),
  source: 'official',
  ...with_,
})

const open = (address = `${at}?projectId=tea`, mayFrame = false) => {
  const opened = openLooper(address, { [at]: <ExclusiveScreen />, [EDIT]: <EditPageScreen /> }, null, mayFrame)
  opened.projects(projectOf('tea'))
  return {
    ...opened,
    shown: (items: readonly PartnerCommunity[] = []) => {
      opened.answered(partnerQuery, tea, [partner])
      opened.answered(pageQuery, tea, [page])
      opened.answered(importedQuery, tea, items)
    },
  }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('The exclusive page screen', () => {
  it('R3-072 R3-126 the exclusive page screen shows a spinner while the exclusive page loads', () => {
    open()
    expect(screen.getByRole('status', { name: 'Exclusive page' })).toBeTruthy()
  })

  it.each([
    ['partner', []],
    ['page', [partner]],
  ] as const)(
    'R3-127 R3-186 while the project has no %s, a press on Customize creates the exclusive page and opens its form',
    (_, partners) => {
      const { answered, deeds, done } = open()
      answered(partnerQuery, tea, partners)
      answered(pageQuery, tea, [])
      press('Customize')
      expect(deeds()).toEqual([{ kind: 'customize', projectId: 'tea' }])
      done()
      expect(where()).toBe(`${EDIT}?projectId=tea`)
    },
  )

  it('R3-128 R3-129 R3-130 the exclusive page screen shows project logo, loading logo, link to copy, name prefix and phone preview', () => {
    open().shown()
    const card = within(screen.getByRole('region', { name: 'About the page' }))
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Project logo',
      'Loading logo',
      'URL link',
      'User name prefix',
    ])
    expect(card.getByRole('button', { name: `${window.location.origin}/p/teahouse` })).toBeTruthy()
    expect([card.getByText('Tea').textContent, card.getByRole('link', { name: 'Edit' }).getAttribute('href')]).toEqual([
      'Tea',
      `${EDIT}?projectId=tea&id=p1`,
    ])
    expect(screen.getByRole('figure', { name: 'How Tea House looks on a phone' })).toBeTruthy()
  })

  it('R3-130 if frames are forbidden, the phone preview is a picture with a button to show the real page', () => {
    open().shown()
    expect([
      document.querySelector('iframe'),
      screen.getByRole('button', { name: 'Show the real page' }).textContent,
    ]).toEqual([null, 'Show the real page'])
  })

  it('R3-131 for an exclusive page without communities the screen shows a note and an Import button', () => {
    open().shown()
    expect(screen.getByText('No communities yet')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Import' })).toBeTruthy()
  })

  it('R3-132 R3-133 R3-134 the exclusive page screen has a row for each imported community, with GLink, source and order', () => {
    open().shown([
      community('1'),
      community('2', { source: 'api', label: 'blue' }),
      community('3', { source: 'exclusive', label: 'none' }),
      community('4', { source: 'operational' }),
      community('5', { source: 'other' }),
    ])
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Order',
      'Community',
      'GID',
      'Grade',
      'GLink',
      'Source',
      'Action',
    ])
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(rows.map((slices) => slices[5])).toEqual([
      'Official configuration',
      'API',
      'Exclusive page creation',
      'Operational configuration',
      'Other',
    ])
    expect([rows[0]?.[1], rows[0]?.[2], rows[0]?.[4]]).toEqual(['GGroup 1', '10000001', '/group/tea1'])
    expect(screen.getByRole('button', { name: '/group/tea1' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Order of Group 2' }).value).toBe('2')
  })

  it('R3-133 an imported community is removed from the exclusive page after a confirmation', async () => {
    const { shown, deeds } = open()
    shown([community('1')])
    press('Remove Group 1')
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
    expect(deeds()).toEqual([{ kind: 'removeImported', projectId: 'tea', importId: '1' }])
  })

  it('the typed order of an imported community is saved when the field loses the focus, unless the order is below 1', () => {
    const { shown, deeds } = open()
    shown([community('1')])
    const order = screen.getByRole('spinbutton', { name: 'Order of Group 1' })
    for (const value of ['0', '7']) {
      fireEvent.change(order, { target: { value } })
      fireEvent.blur(order)
    }
    expect(deeds()).toEqual([{ kind: 'setOrder', projectId: 'tea', importId: '1', order: 7 }])
  })
})

describe('The import dialog', () => {
  const url = () => `${window.location.origin}/group/10000009`
  const opened = async (items: readonly PartnerCommunity[] = []) => {
    const looper = open()
    looper.shown(items)
    press('Import')
    const dialog = within(await screen.findByRole('dialog'))
    const yes = dialog.getByRole<HTMLButtonElement>('button', { name: 'Import' })
    const type = (to: string): void => {
      fireEvent.change(dialog.getByLabelText('Community URL'), { target: { value: to } })
    }
    const found = (gid: string): void =>
      looper.looper.hearInTab((ask) => ({
        type: 'looper/GroupFound',
        ask: ask(Object.keys(looper.looper.slices.tab.import.effects())[0] ?? ''),
        found: { gid: made(Gid, gid), name: 'Garden', avatar: null },
      }))
    return { ...looper, dialog, yes, type, found }
  }

  it('R3-135 R3-136 R3-216 R3-331 the import dialog previews the community of the typed URL, and imports it with an order of at least 1', async () => {
    const { dialog, yes, type, found, deeds } = await opened()
    expect([
      yes.disabled,
      dialog.getByRole<HTMLInputElement>('spinbutton').value,
      dialog.getByRole('spinbutton').getAttribute('min'),
    ]).toEqual([true, '1', '1'])
    type(url())
    expect([dialog.getByText('Reading the address…').textContent, yes.disabled]).toEqual(['Reading the address…', true])
    found('10000009')
    expect([
      dialog.getByText('Garden').textContent,
      dialog.getByText('GID 10000009').textContent,
      yes.disabled,
    ]).toEqual(['Garden', 'GID 10000009', false])
    fireEvent.change(dialog.getByRole('spinbutton'), { target: { value: '0' } })
    expect(yes.disabled).toBe(true)
    fireEvent.change(dialog.getByRole('spinbutton'), { target: { value: '3' } })
    fireEvent.click(yes)
    expect(deeds()).toEqual([{ kind: 'import', projectId: 'tea', groupLink: url(), order: 3 }])
  })

  it('R3-135 the clear button of the import dialog removes the preview of the community and disables Import', async () => {
    const { dialog, yes, type, found } = await opened()
    type(url())
    found('10000009')
    fireEvent.click(dialog.getByRole('button', { name: 'Clear the URL' }))
    expect([dialog.queryByText('Garden'), yes.disabled]).toEqual([null, true])
  })

  it('R3-215 the import dialog says that a URL of another site is not the URL of a group', async () => {
    const { dialog, type } = await opened()
    type('https://elsewhere.example/group/10000009')
    expect(dialog.getByText('This isn’t the address of a group here.')).toBeTruthy()
  })

  it('R3-217 R3-307 the import dialog warns about a community that was already imported, and disables Import', async () => {
    const { dialog, yes, type, found } = await opened([community('9', { gid: made(Gid, '10000009') })])
    type(url())
    found('10000009')
    expect([dialog.getByText('community already imported').textContent, yes.disabled]).toEqual([
      'community already imported',
      true,
    ])
  })
})

describe('The form of the exclusive page', () => {
  it('R3-075 R3-137 R3-138 R3-139 R3-140 the exclusive page form has logo, link and prefix fields, two switches, and a phone preview of the draft', () => {
    open(`${EDIT}?projectId=tea&id=p1`).shown()
    expect(
      ['Project logo *', 'Loading logo *'].map(
        (name) => screen.getByRole('group', { name }).querySelector('input')?.type,
      ),
    ).toEqual(['file', 'file'])
    expect(screen.getByText(`Your page is at ${window.location.origin}/p/teahouse`)).toBeTruthy()
    expect(screen.getByText('People who sign up through the page get a name that begins with it.')).toBeTruthy()
    expect(screen.getAllByRole('switch').map((one) => [one.textContent, one.getAttribute('aria-checked')])).toEqual([
      ['Show bubbles', 'false'],
      ['Show gifts', 'true'],
    ])
    fireEvent.change(screen.getByLabelText('URL link'), { target: { value: 'garden' } })
    fireEvent.click(screen.getByRole('switch', { name: 'Show bubbles' }))
    const phone = screen.getByRole('figure')
    expect([phone.textContent.includes('/p/garden'), phone.textContent.includes('Show bubbles')]).toEqual([true, true])
  })

  it('R3-140 R3-130 if frames are allowed, the phone preview frames the real page, and the form posts the draft to that frame only', () => {
    open(`${EDIT}?projectId=tea&id=p1`, true).shown()
    const frame = only(screen.getByRole('figure'), 'iframe')
    if (!(frame instanceof HTMLIFrameElement)) throw new Error('no frame')
    expect([frame.getAttribute('src'), frame.title]).toEqual([
      '/partners?link=teahouse&preview=1',
      'How Tea House looks on a phone',
    ])
    const inside = new MessageChannel().port1
    const told = vi.spyOn(inside, 'postMessage').mockImplementation(() => undefined)
    Object.defineProperty(frame, 'contentWindow', { value: inside })
    const asks = (source: MessageEventSource, origin = window.location.origin) =>
      window.dispatchEvent(new MessageEvent('message', { source, origin, data: 'loop/preview' }))
    asks(window)
    asks(inside, 'https://elsewhere.example')
    expect(told).not.toHaveBeenCalled()
    asks(inside)
    expect(told.mock.lastCall).toEqual([{ loop: 'loop/preview', icon: '/town/g1.svg' }, window.location.origin])
    fireEvent.change(screen.getByLabelText('URL link'), { target: { value: 'garden' } })
    expect([frame.getAttribute('src'), screen.getByRole('figure').textContent.includes('/p/garden')]).toEqual([
      '/partners?link=teahouse&preview=1',
      true,
    ])
    fireEvent.click(
      within(screen.getByRole('group', { name: 'Project logo *' })).getByRole('button', { name: 'Remove' }),
    )
    expect(told.mock.lastCall?.[0]).toEqual({ loop: 'loop/preview', icon: null })
  })

  it('R3-140 R3-169 R3-306 saving the exclusive page form keeps untouched fields as loaded, and then returns to the exclusive page screen', () => {
    const { app, shown, deeds, done } = open(`${EDIT}?projectId=tea&id=p1`)
    shown()
    fireEvent.change(screen.getByLabelText('Registered-user name prefix'), { target: { value: 'Leaf' } })
    press('Save')
    expect(deeds()).toEqual([{ kind: 'savePage', projectId: 'tea', partner, page: { ...page, prefix: 'Leaf' } }])
    done()
    expect([app.said('ShowToast'), where()]).toEqual([
      [{ type: 'ShowToast', words: { good: 'save success' } }],
      `${at}?projectId=tea`,
    ])
  })

  it('R3-306 when saving the exclusive page fails, the form shows an error and no toast', () => {
    const { app, shown, looper } = open(`${EDIT}?projectId=tea&id=p1`)
    shown()
    press('Save')
    looper.hearInTab((ask) => ({
      type: 'looper/ActionFailed',
      ask: ask('deed:0'),
      failure: refused('This link is taken'),
    }))
    expect([screen.getByRole('alert').textContent, app.said('ShowToast')]).toEqual(['This link is taken', []])
  })

  it('R3-140 a press on Cancel in the exclusive page form returns to the exclusive page screen', () => {
    open(`${EDIT}?projectId=tea&id=p1`).shown()
    press('Cancel')
    expect(where()).toBe(`${at}?projectId=tea`)
  })

  it('R3-075 if the exclusive page in the URL does not exist, the form says that there is no such page', () => {
    open(`${EDIT}?projectId=tea&id=other`).shown()
    expect(screen.getByText('There is no such page')).toBeTruthy()
  })
})
